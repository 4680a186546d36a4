import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readCheckout } from "../../src/release/check.js";
import { dryRun } from "../../src/release/dry-run.js";
import { makeRelease, originOf } from "../../src/release/make.js";
import { version } from "../../src/text/version.js";
import { REPOSITORY } from "../lint/our-references.js";
import { edit, givenCheckout, givenFolder } from "./given.js";

const FILES = [
  "SHA256SUMS",
  `merge-queue-action-${version}.cdx.json`,
  `merge-queue-action-${version}.tgz`,
  `merge-queue-action-npm-${version}.tgz`,
  "notes.md",
];

const listed = (archive: string) => execFileSync("tar", ["-tzf", archive], { encoding: "utf8" }).trim().split("\n");

const inDist = readdirSync("dist", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

describe("a dry run", () => {
  const made = { out: "", commit: "", lines: [""] as readonly string[] };
  const at = (name: string) => join(made.out, name);
  beforeAll(() => {
    const tidies: (() => void)[] = [];
    const whenDone = (tidy: () => void) => void tidies.push(tidy);
    const folder = givenCheckout(whenDone);
    edit(folder, "CHANGELOG.md", " - 2026-01-31", "");
    made.out = join(givenFolder(whenDone), "made");
    const origin = originOf(folder);
    made.commit = origin.commit;
    made.lines = dryRun(
      folder,
      made.out,
      readCheckout(folder, () => undefined),
      origin,
      ["help"],
    );
    return () => {
      for (const tidy of tidies) tidy();
    };
  });

  test("says what would stop a release, and makes its files all the same: twice, and installed without a network", () => {
    expect(made.lines).toEqual([
      `It would stop a release of ${version}: CHANGELOG.md, ${version}: it has no date.`,
      `It would stop a release of ${version}: The checkout is not clean: CHANGELOG.md.`,
      "The files are the same when they are made in another folder from newer files.",
      expect.stringMatching(
        new RegExp(`^npm installs the package without a network in \\d+\\.\\d s, and it says ${version}\\.$`),
      ),
      "Its command help ends well.",
      expect.stringMatching(new RegExp(`merge-queue-action-npm-${version}\\.tgz \\(\\d+ bytes\\)`)),
    ]);
    expect(readdirSync(made.out).toSorted()).toEqual(FILES);
  });

  test("names its files with their digests, as sha256sum reads them", () => {
    const sums = readFileSync(at("SHA256SUMS"), "utf8");
    const digest = (name: string) =>
      createHash("sha256")
        .update(readFileSync(at(name)))
        .digest("hex");

    expect(sums).toBe(
      FILES.slice(1, 4)
        .map((name) => `${digest(name)}  ${name}\n`)
        .join(""),
    );
  });

  test("makes an archive of the action with its bundle, and nothing else", () => {
    const top = `merge-queue-action-${version}`;
    const wanted = ["CHANGELOG.md", "LICENSE", "action.yml", ...inDist].map((path) => `${top}/${path}`);

    expect(listed(at(`${top}.tgz`))).toEqual(wanted.toSorted());
  });

  test("makes an npm package of the bundle and what its demo reads, of less than two megabytes", () => {
    const file = at(`merge-queue-action-npm-${version}.tgz`);
    const wanted = ["LICENSE", "README.md", "action.yml", "package.json", ...inDist].map((path) => `package/${path}`);

    expect(listed(file)).toEqual(wanted.toSorted());
    expect(readFileSync(file).length).toBeLessThan(2_000_000);
  });

  test("makes a package that neither installs nor runs anything, and says where it comes from", () => {
    const argv = ["-xzOf", at(`merge-queue-action-npm-${version}.tgz`), "package/package.json"];
    const manifest: unknown = JSON.parse(execFileSync("tar", argv, { encoding: "utf8" }));

    expect(manifest).toMatchObject({
      name: "merge-queue-action",
      version,
      repository: { type: "git", url: `git+https://github.com/${REPOSITORY}.git` },
      bin: { "merge-queue": "dist/cli/index.js" },
      files: ["dist"],
      publishConfig: { access: "public", provenance: true },
    });
    for (const absent of ["private", "scripts", "dependencies", "devDependencies", "optionalDependencies"])
      expect(manifest).not.toHaveProperty(absent);
  });

  test("writes notes of the changelog, the commit to pin and how to verify", () => {
    const notes = readFileSync(at("notes.md"), "utf8");

    expect(notes).toMatch(/^- All of it\.\n\n## Pin it\n/);
    expect(notes).toContain(`- uses: ${REPOSITORY}@${made.commit} # v${version}\n`);
    expect(notes).toContain(`gh attestation verify merge-queue-action-${version}.tgz --repo ${REPOSITORY}\n`);
    expect(notes).toContain(readFileSync(at("SHA256SUMS"), "utf8"));
    const npm = readFileSync(at(`merge-queue-action-npm-${version}.tgz`));
    expect(notes).toContain(`\`sha512-${createHash("sha512").update(npm).digest("base64")}\``);
  });
});

test("what npm packs from a checkout has no other file than the package of a release", () => {
  const folder = givenFolder();
  const argv = ["pack", "--silent", "--offline", "--ignore-scripts", "--pack-destination", folder];
  execFileSync("npm", argv, { stdio: "ignore" });
  const wanted = ["LICENSE", "README.md", "action.yml", "package.json", ...inDist].map((path) => `package/${path}`);

  const file = join(folder, readdirSync(folder)[0] ?? "");
  expect(listed(file).toSorted()).toEqual(wanted.toSorted());
  expect(readFileSync(file).length).toBeLessThan(2_000_000);
});

test("a folder with other files is left as it is", () => {
  const folder = givenCheckout();
  const out = givenFolder();
  writeFileSync(join(out, "mine.txt"), "mine");

  expect(() => makeRelease(folder, out, originOf(folder))).toThrow(`${out} has files, and they are not of a release.`);
  expect(readdirSync(out)).toEqual(["mine.txt"]);
});
