/**
 * Script that writes a new version into every file that names the version: `node lib/src/release/prepare.js --version
 * X.Y.Z`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addReleaseDate } from "./changelog.js";
import { readManifest } from "./contents.js";
import { requireFlag, runIfStartedAsScript } from "./script.js";
import { isVersion } from "./version.js";

export function writeReleaseVersion(folder: string, version: string, date: string): void {
  if (!isVersion(version)) throw new Error(`The version ${version} is not X.Y.Z.`);
  const { version: before } = readManifest(folder);
  const named = `"version": "${before}"`;
  const inserted = `"version": "${version}"`;
  const changes: readonly (readonly [path: string, change: (text: string) => string])[] = [
    ["CHANGELOG.md", (text) => addReleaseDate(text, version, date)],
    ["package.json", (text) => text.replace(named, inserted)],
    // The lock file contains the version twice.
    ["package-lock.json", (text) => text.replace(named, inserted).replace(named, inserted)],
    ["src/text/version.ts", (text) => text.replace(`version = "${before}"`, `version = "${version}"`)],
  ];
  // All texts are computed before the first write, so that an error leaves no partial change.
  const texts = changes.map(([path, change]) => [path, change(readFileSync(join(folder, path), "utf8"))] as const);
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
}

runIfStartedAsScript(import.meta.url, ["version"], (flags) => {
  const version = requireFlag(flags, "version");
  writeReleaseVersion(".", version, new Date().toISOString().slice(0, 10));
  return `${version} is now in package.json, package-lock.json, src/text/version.ts and CHANGELOG.md. Next, run: npm run generate && npm run build`;
});
