import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OUTPUT_FORMATS } from "../../src/ci/outputs-file.js";
import { RELEASED } from "../support/our-references.js";

const README = readFileSync("examples/README.md", "utf8");
const PAGE = readFileSync("docs/ci-systems.md", "utf8");
const SECTION = /## Variables that the command reads\n(.*?)\n## /s.exec(PAGE)?.[1] ?? "";

/** Names of variables between backticks, except GITHUB_TOKEN, which belongs to no CI system. */
const NAMED = [...SECTION.matchAll(/`([A-Z][A-Z0-9_]+|ghprb\w+)`/g)]
  .map((match) => match[1] ?? "")
  .filter((name) => name !== "GITHUB_TOKEN");

const SOURCES = ["azure-pipelines", "buildkite", "circleci", "gitlab", "jenkins"]
  .map((name) => readFileSync(join("src/ci", `${name}.ts`), "utf8"))
  .join("\n");

/** Matches the lines with which a template installs the program. */
const GET = new RegExp(
  [
    'tarball="$program/$(cd "$program" && npm pack --loglevel=error "merge-queue-action@$MERGE_QUEUE_VERSION")"',
    'echo "$MERGE_QUEUE_SHA256  $tarball" | sha256sum --check --quiet',
    'tar -xzf "$tarball" -C "$program"',
  ]
    .map((line) => line.replaceAll(/[$().|]/g, "\\$&"))
    .join("\\n *"),
);

test("src/ci reads every variable that the page on CI systems lists", () => {
  expect(NAMED.length).toBeGreaterThan(30);
  expect(NAMED.filter((name) => !new RegExp(`\\b${name}\\b`).test(SOURCES))).toEqual([]);
});

test("pages on CI systems and examples: list every output format and every template", () => {
  for (const format of OUTPUT_FORMATS) expect(PAGE).toContain(`| \`${format}\` |`);
  const folders = readdirSync("examples", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) => readdirSync(join("examples", name)).map((file) => `${name}/${file}`));
  expect(files.filter((file) => !README.includes(`(${file})`))).toEqual([]);
});

test("every template: pins a version with a digest, and uses no tag that can move", () => {
  // The scripts for impacted targets do not run the program.
  const folders = readdirSync("examples", { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "impacted-targets",
  );
  for (const { name } of folders) {
    for (const file of readdirSync(join("examples", name))) {
      const text = readFileSync(join("examples", name, file), "utf8");
      const { version: released, sha256 } = RELEASED;
      expect(text).toMatch(new RegExp(`MERGE_QUEUE_VERSION(: "| = ')${released}["']`));
      expect(text).toMatch(new RegExp(`MERGE_QUEUE_SHA256(: "| = ')${sha256}["']`));
      // The folder is empty, so no .npmrc of the pull request has an effect. The checksum of the archive is tested
      // before the archive is unpacked.
      expect(text.replaceAll("$$", "$")).toMatch(GET);
      expect(text).not.toMatch(/:latest\b|@(main|master)\b/);
    }
  }
});
