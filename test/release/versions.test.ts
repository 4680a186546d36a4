import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPinnedRelease } from "../../src/generate/release.js";
import { pinReleaseInPackageJson } from "../../src/release/pin.js";
import { writeReleaseVersion } from "../../src/release/prepare.js";
import { version } from "../../src/text/version.js";
import { edit, git, givenCheckout } from "./given.js";

const DATE = "2026-02-28";

test("writeReleaseVersion writes a new version into every file that names the version", () => {
  const folder = givenCheckout();
  edit(folder, "CHANGELOG.md", `## ${version}`, `## Unreleased\n\n- New.\n\n## ${version}`);
  git(folder, "commit", "--quiet", "--all", "--message=new");
  writeReleaseVersion(folder, "9.8.7", DATE);

  const changes = git(folder, "diff", "--unified=0", "--no-color").split("\n");
  const changed = (sign: string) => changes.filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)));
  expect(changed("-").map((line) => line.slice(1).trim())).toEqual([
    "## Unreleased",
    `"version": "${version}",`,
    `"version": "${version}",`,
    `"version": "${version}",`,
    `export const version = "${version}";`,
  ]);
  expect(changed("+").map((line) => line.slice(1).trim())).toEqual([
    `## 9.8.7 - ${DATE}`,
    '"version": "9.8.7",',
    '"version": "9.8.7",',
    '"version": "9.8.7",',
    'export const version = "9.8.7";',
  ]);
});

test("writeReleaseVersion adds the date to the section of the version", () => {
  const folder = givenCheckout();
  edit(folder, "CHANGELOG.md", " - 2026-01-31", "");
  writeReleaseVersion(folder, version, DATE);

  expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toContain(`## ${version} - ${DATE}\n`);
  expect(git(folder, "diff", "--name-only")).toBe("CHANGELOG.md");
});

test("writeReleaseVersion writes nothing when the changelog has no new section or the version is invalid", () => {
  const folder = givenCheckout();

  expect(() => writeReleaseVersion(folder, "9.8.7", DATE)).toThrow(
    'CHANGELOG.md must start with "## Unreleased" or "## 9.8.7".',
  );
  expect(() => writeReleaseVersion(folder, "9.8", DATE)).toThrow("The version 9.8 is not X.Y.Z.");
  expect(git(folder, "status", "--porcelain")).toBe("");
});

test("pinReleaseInPackageJson writes the commit and the digest of a release into package.json", () => {
  const folder = givenCheckout();
  const head = git(folder, "rev-parse", "HEAD");
  git(folder, "tag", "v1.2.3");
  git(folder, "tag", "--annotate", "--message=a", "v1.2.4");
  const [other, sha256] = ["a1".repeat(32), "b2".repeat(32)];
  const sums = (released: string) =>
    `${other}  merge-queue-action-${released}.tgz\n${sha256}  merge-queue-action-npm-${released}.tgz\n`;

  for (const released of ["1.2.3", "1.2.4"]) {
    expect(pinReleaseInPackageJson(folder, released, sums(released))).toBe(head);
    const text = readFileSync(join(folder, "package.json"), "utf8");
    expect(readPinnedRelease(text)).toEqual({ version: released, commit: head, sha256 });
    expect(text.split("\n").length).toBe(readFileSync("package.json", "utf8").split("\n").length);
  }
  expect(() => pinReleaseInPackageJson(folder, "1.2.5", sums("1.2.5"))).toThrow(
    "The tag v1.2.5 is missing. Run: git fetch origin tag v1.2.5",
  );
  expect(() => pinReleaseInPackageJson(folder, "1.2.4", sums("1.2.3"))).toThrow(
    "The checksums do not list the file merge-queue-action-npm-1.2.4.tgz.",
  );
});
