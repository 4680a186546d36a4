import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesOfRelease, releaseOf, releaseShown, withRelease } from "../../src/generate/release.js";

const WANTED = releaseOf(readFileSync("package.json", "utf8"));

test.each(pagesOfRelease())("%s shows the repository and the version of package.json", (path) => {
  const text = readFileSync(path, "utf8");
  const shown = releaseShown(readFileSync("README.md", "utf8"));

  expect(text, "run `npm run generate` and commit the result").toBe(withRelease(text, shown, WANTED));
});

test("the pages of a release are those that people read, and the templates", () => {
  expect(pagesOfRelease()).toEqual(
    expect.arrayContaining(["README.md", "docs/command-line.md", "examples/jenkins/Jenkinsfile"]),
  );
});

const SHOWN = { repository: "OWNER/REPO", ref: "v0.1.0" };
const NEW = { repository: "a-team/queue.action", ref: "v1.2.0" };

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
])("%j becomes %j in a release", (before, after) => {
  expect(withRelease(before, SHOWN, NEW)).toBe(after);
  expect(withRelease(after, NEW, NEW)).toBe(after);
});

test("a release comes from package.json alone", () => {
  expect(releaseOf('{"repository": "github:a-team/queue.action", "version": "1.2.0"}')).toEqual(NEW);
  expect(() => releaseOf('{"repository": "https://example.com/a", "version": "1.2.0"}')).toThrow(
    "package.json: repository is https://example.com/a, not github:owner/repository.",
  );
  expect(releaseShown("```yaml\n  - uses: OWNER/REPO@v0.1.0\n```\n")).toEqual(SHOWN);
  expect(() => releaseShown("# Nothing")).toThrow("README.md shows no step that uses the action.");
});
