import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeRelease, originOf } from "../../src/release/make.js";
import { version } from "../../src/text/version.js";
import { REPOSITORY } from "../support/our-references.js";
import { givenCheckout, givenFolder } from "./given.js";

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

const MADE_FROM = ["action.yml", "CHANGELOG.md", "LICENSE", "package.json", "package-lock.json", "dist"];

const contentsOf = (folder: string) => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);

describe("a release", () => {
  const made = { out: "", folder: "", commit: "" };
  const at = (name: string) => join(made.out, name);
  beforeAll(() => {
    const tidies: (() => void)[] = [];
    const whenDone = (tidy: () => void) => void tidies.push(tidy);
    made.folder = givenCheckout(whenDone);
    made.out = join(givenFolder(whenDone), "made");
    const origin = originOf(made.folder);
    made.commit = origin.commit;
    makeRelease(made.folder, made.out, origin);
    return () => {
      for (const tidy of tidies) tidy();
    };
  });

  test("has the same files when it is made in another folder from newer files", () => {
    const [copy, again] = [join(givenFolder(), "a copy"), join(givenFolder(), "again")];
    for (const path of MADE_FROM)
      cpSync(join(made.folder, path), join(copy, path), { recursive: true, dereference: true });
    utimesSync(join(copy, "dist/index.js"), 1, 1);
    makeRelease(copy, again, originOf(made.folder));

    expect(readdirSync(made.out).toSorted()).toEqual(FILES);
    expect(contentsOf(again)).toEqual(contentsOf(made.out));
  });

  test("has a package that npm installs without a network", () => {
    const home = givenFolder();
    const options = { cwd: home, env: { PATH: process.env.PATH, HOME: home, npm_config_cache: join(home, "cache") } };
    const flags = ["--global", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", `--prefix=${home}/prefix`];
    const file = at(`merge-queue-action-npm-${version}.tgz`);
    execFileSync("npm", ["install", ...flags, file], { ...options, stdio: "pipe" });

    const shown = execFileSync(join(home, "prefix/bin/merge-queue"), ["--version"], { ...options, encoding: "utf8" });
    expect(shown).toBe(`${version}\n`);
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

  test("makes a package that names its repository, and neither installs nor runs anything", () => {
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
