import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createArchive } from "../../src/release/archive.js";
import { collectPackageFiles } from "../../src/release/contents.js";
import { createReleaseFiles, readReleaseCommit } from "../../src/release/make.js";
import { version } from "../../src/text/version.js";
import { REPOSITORY } from "../support/our-references.js";
import { BUNDLE, givenCheckout, givenFolder } from "./given.js";

const FILES = [
  "SHA256SUMS",
  `merge-queue-action-${version}.cdx.json`,
  `merge-queue-action-${version}.commands.json`,
  `merge-queue-action-${version}.tgz`,
  `merge-queue-action-npm-${version}.tgz`,
  "notes.md",
];
const PACKAGED = ["LICENSE", "README.md", "action.yml", ...BUNDLE, "docs/README.md", "package.json"].map(
  (path) => `package/${path}`,
);

function listFiles(file: string): readonly string[] {
  return execFileSync("tar", ["-tzf", file], { encoding: "utf8" }).trim().split("\n");
}

const contentsOf = (folder: string) => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);

describe("createReleaseFiles", () => {
  const made = { out: "", folder: "", commit: "" };
  const at = (name: string) => join(made.out, name);
  const npmPackage = () => at(`merge-queue-action-npm-${version}.tgz`);
  beforeAll(() => {
    const tidies: (() => void)[] = [];
    const whenDone = (tidy: () => void) => void tidies.push(tidy);
    made.folder = givenCheckout(whenDone);
    made.out = join(givenFolder(whenDone), "made");
    const origin = readReleaseCommit(made.folder);
    made.commit = origin.commit;
    createReleaseFiles(made.folder, made.out, origin);
    return () => {
      for (const tidy of tidies) tidy();
    };
  });

  test("writes identical files when another folder contains the same content with newer dates", () => {
    const [copy, again] = [join(givenFolder(), "a copy"), join(givenFolder(), "again")];
    cpSync(made.folder, copy, { recursive: true });
    utimesSync(join(copy, "dist/index.js"), 1, 1);
    createReleaseFiles(copy, again, readReleaseCommit(made.folder));

    expect(readdirSync(made.out).toSorted()).toEqual(FILES);
    expect(contentsOf(again)).toEqual(contentsOf(made.out));
  });

  test("writes a package that npm installs without a network", () => {
    const home = givenFolder();
    const options = { cwd: home, env: { PATH: process.env.PATH, HOME: home, npm_config_cache: join(home, "cache") } };
    const flags = ["--global", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", `--prefix=${home}/prefix`];
    execFileSync("npm", ["install", ...flags, npmPackage()], { ...options, stdio: "pipe" });

    const shown = execFileSync(join(home, "prefix/bin/merge-queue"), ["--version"], { ...options, encoding: "utf8" });
    expect(shown).toBe(`${version}\n`);
  });

  test("writes the digests of the other files in the format of sha256sum", () => {
    const digest = (name: string) =>
      createHash("sha256")
        .update(readFileSync(at(name)))
        .digest("hex");

    const lines = FILES.slice(1, 5).map((name) => `${digest(name)}  ${name}\n`);
    expect(readFileSync(at("SHA256SUMS"), "utf8")).toBe(lines.join(""));
  });

  test("writes an archive of the action with only the bundle", () => {
    const top = `merge-queue-action-${version}`;
    const wanted = ["CHANGELOG.md", "LICENSE", "action.yml", ...BUNDLE].map((path) => `${top}/${path}`);

    expect(listFiles(at(`${top}.tgz`))).toEqual(wanted);
  });

  test("writes an npm package without scripts and dependencies", () => {
    expect(listFiles(npmPackage())).toEqual(PACKAGED);
    const argv = ["-xzOf", npmPackage(), "package/package.json"];
    const manifest: unknown = JSON.parse(execFileSync("tar", argv, { encoding: "utf8" }));
    expect(manifest).toMatchObject({
      name: "merge-queue-action",
      version,
      repository: { type: "git", url: `git+https://github.com/${REPOSITORY}.git` },
      bin: { "merge-queue": "dist/cli/index.js" },
      files: ["dist", "docs"],
      publishConfig: { access: "public", provenance: true },
    });
    for (const absent of ["private", "scripts", "dependencies", "devDependencies", "optionalDependencies"])
      expect(manifest).not.toHaveProperty(absent);
  });

  test("writes notes with the changes, the commit and the commands that verify the files", () => {
    const notes = readFileSync(at("notes.md"), "utf8");

    expect(notes).toMatch(/^- All of it\.\n\n## Pin the release\n/);
    expect(notes).toContain(`- uses: ${REPOSITORY}@${made.commit} # v${version}\n`);
    expect(notes).toContain(`gh attestation verify merge-queue-action-${version}.tgz --repo ${REPOSITORY}\n`);
    expect(notes).toContain(readFileSync(at("SHA256SUMS"), "utf8"));
    expect(notes).toContain(`\`sha512-${createHash("sha512").update(readFileSync(npmPackage())).digest("base64")}\``);
  });

  test("writes the same npm package as npm makes from a checkout", () => {
    const argv = ["pack", "--silent", "--offline", "--ignore-scripts", "--pack-destination"];
    const folder = givenFolder();
    execFileSync("npm", [...argv, folder], { cwd: made.folder, stdio: "ignore" });

    expect(listFiles(join(folder, readdirSync(folder)[0] ?? "")).toSorted()).toEqual(PACKAGED);
  });
});

test("the npm package has less than two megabytes", () => {
  expect(createArchive("package", collectPackageFiles("."), 0).length).toBeLessThan(2_000_000);
});

test("createReleaseFiles throws and changes nothing when the folder contains other files", () => {
  const folder = givenCheckout();
  const out = givenFolder();
  writeFileSync(join(out, "mine.txt"), "mine");

  expect(() => createReleaseFiles(folder, out, readReleaseCommit(folder))).toThrow(
    `The folder ${out} contains files that do not belong to a release.`,
  );
  expect(readdirSync(out)).toEqual(["mine.txt"]);
});
