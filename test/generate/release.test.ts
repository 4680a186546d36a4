import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findReadmeRelease,
  listDocumentationPages,
  readPackageRelease,
  readPinnedRelease,
  replacePackageVersionInPage,
  replacePinnedReleaseInPage,
  replaceReleaseInPage,
} from "../../src/generate/release.js";

const WANTED = readPackageRelease(readFileSync("package.json", "utf8"));
const RELEASED = readPinnedRelease(readFileSync("package.json", "utf8"));

test.each(listDocumentationPages())("the page %s names the repository and the version in package.json", (path) => {
  const text = readFileSync(path, "utf8");
  const shown = findReadmeRelease(readFileSync("README.md", "utf8"));

  const wanted = replacePinnedReleaseInPage(
    replacePackageVersionInPage(replaceReleaseInPage(text, shown, WANTED), WANTED),
    WANTED,
    RELEASED,
  );
  expect(text, "run `npm run generate` and commit the result").toBe(wanted);
});

test("listDocumentationPages returns the documentation and the templates", () => {
  expect(listDocumentationPages()).toEqual(
    expect.arrayContaining([
      ".github/ISSUE_TEMPLATE/config.yml",
      "README.md",
      "docs/command-line.md",
      "examples/jenkins/Jenkinsfile",
    ]),
  );
});

const SHOWN = { repository: "OWNER/REPO", ref: "v0.1.0" };
const NEW = { repository: "a-team/queue.action", ref: "v1.2.0" };

test("listDocumentationPages returns no changelog", () => {
  expect(listDocumentationPages()).not.toContain("CHANGELOG.md");
});

test("only the files that a release rewrites contain the name of the repository", () => {
  const { repository } = WANTED;
  const rewritten = new Set([...listDocumentationPages(), "test/generate/release.test.ts"]);
  const others = globSync([".github/**/*.{yml,md}", ".ci/*", "src/**/*.ts", "test/**/*.ts", "action.yml"]).filter(
    (path) => !rewritten.has(path),
  );
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((path) => readFileSync(path, "utf8").includes(repository))).toEqual([]);
});

test.each([
  ["- uses: OWNER/REPO@v0.1.0", "- uses: a-team/queue.action@v1.2.0"],
  [
    "uses: OWNER/REPO/.github/workflows/submit.yml@v0.1.0",
    "uses: a-team/queue.action/.github/workflows/submit.yml@v1.2.0",
  ],
  ["npx --package=github:OWNER/REPO#v0.1.0 merge-queue", "npx --package=github:a-team/queue.action#v1.2.0 merge-queue"],
  ["git fetch https://github.com/OWNER/REPO.git COMMIT", "git fetch https://github.com/a-team/queue.action.git COMMIT"],
  ["OWNER/REPOSITORY@v0.1.0 and my-OWNER/REPO", "OWNER/REPOSITORY@v0.1.0 and my-OWNER/REPO"],
  ["actions/checkout@v0.1.0 and OWNER/REPO@v0.1.0-rc.1", "actions/checkout@v0.1.0 and a-team/queue.action@v0.1.0-rc.1"],
])("replaceReleaseInPage replaces %j by %j", (before, after) => {
  expect(replaceReleaseInPage(before, SHOWN, NEW)).toBe(after);
  expect(replaceReleaseInPage(after, NEW, NEW)).toBe(after);
});

const PINNED = { version: "1.1.0", commit: "4f0c".repeat(10), sha256: "ab".repeat(32) };
const [NO_COMMIT, NO_DIGEST] = ["0".repeat(40), "0".repeat(64)];

test.each([
  [`uses: a-team/queue.action@${NO_COMMIT} # v0.1.0`, `uses: a-team/queue.action@${PINNED.commit} # v1.1.0`],
  [
    `uses: a-team/queue.action/.github/workflows/a.yml@${NO_COMMIT} # v0.1.0`,
    `uses: a-team/queue.action/.github/workflows/a.yml@${PINNED.commit} # v1.1.0`,
  ],
  [`  MERGE_QUEUE_COMMIT: "${NO_COMMIT}"`, `  MERGE_QUEUE_COMMIT: "${PINNED.commit}"`],
  [`MERGE_QUEUE_SHA256 = '${NO_DIGEST}'`, `MERGE_QUEUE_SHA256 = '${PINNED.sha256}'`],
  ['MERGE_QUEUE_VERSION="0.1.0"', 'MERGE_QUEUE_VERSION="1.1.0"'],
  [`uses: my-a-team/queue.action@${NO_COMMIT} # v0.1.0`, `uses: my-a-team/queue.action@${NO_COMMIT} # v0.1.0`],
  [`OTHER_COMMIT: "${NO_COMMIT}"`, `OTHER_COMMIT: "${NO_COMMIT}"`],
])("replacePinnedReleaseInPage replaces %j by %j", (before, after) => {
  expect(replacePinnedReleaseInPage(before, NEW, PINNED)).toBe(after);
  expect(replacePinnedReleaseInPage(after, NEW, PINNED)).toBe(after);
});

test.each([
  ["npm install --global merge-queue-action@0.1.0", "npm install --global merge-queue-action@1.2.0"],
  [
    "merge-queue-action-npm-0.1.0.tgz merge-queue-action-0.1.0.cdx.json",
    "merge-queue-action-npm-1.2.0.tgz merge-queue-action-1.2.0.cdx.json",
  ],
  [
    "my-merge-queue-actions@0.1.0 merge-queue-action@0.1.0-rc",
    "my-merge-queue-actions@0.1.0 merge-queue-action@0.1.0-rc",
  ],
])("replacePackageVersionInPage replaces %j by %j", (before, after) => {
  expect(replacePackageVersionInPage(before, NEW)).toBe(after);
});

test("readPinnedRelease reads the newest release in package.json", () => {
  expect(readPinnedRelease(JSON.stringify({ released: PINNED }))).toEqual(PINNED);
  expect(() => readPinnedRelease(JSON.stringify({ released: { ...PINNED, commit: "4f0c" } }))).toThrow(
    "is not a full commit SHA",
  );
});

test("readPackageRelease reads the repository and the version in package.json", () => {
  expect(readPackageRelease('{"repository": "github:a-team/queue.action", "version": "1.2.0"}')).toEqual(NEW);
  expect(() => readPackageRelease('{"repository": "https://example.com/a", "version": "1.2.0"}')).toThrow(
    "package.json: repository is https://example.com/a, not github:owner/repository.",
  );
  expect(findReadmeRelease("```yaml\n  - uses: OWNER/REPO@v0.1.0\n```\n")).toEqual(SHOWN);
  expect(() => findReadmeRelease("# Nothing")).toThrow("README.md shows no step that uses the action.");
});
