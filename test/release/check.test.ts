import { expect, test } from "vitest";
import { type CheckoutFacts, findReleaseProblems, readCheckoutFacts } from "../../src/release/check.js";
import { version } from "../../src/text/version.js";
import { REPOSITORY } from "../support/our-references.js";
import { commit, edit, git, givenCheckout } from "./given.js";

const TODAY = "2026-02-01";

const READY: CheckoutFacts = {
  changelog: "# Changelog\n\n## 1.2.0 - 2026-01-31\n\n- Fixed.\n\n## 1.1.0 - 2025-12-01\n\n- Before.\n",
  repository: "a-team/queue",
  named: { "package.json": "1.2.0", "README.md": "1.2.0" },
  tags: ["v1.1.0", "v1", "v2.0.0", "nightly"],
  changed: [],
  isOnMain: true,
  staleBundle: undefined,
};

test("the release check finds no problem when all versions agree", () => {
  expect(findReleaseProblems("1.2.0", READY, TODAY)).toEqual([]);
});

test.each<[what: string, change: Partial<CheckoutFacts>, problem: string]>([
  ["an existing tag", { tags: ["v1.2.0"] }, "The tag v1.2.0 exists: a published tag never moves."],
  ["a later release", { tags: ["v1.10.0"] }, "The version 1.2.0 is older than the release v1.10.0."],
  ["no section", { changelog: "# Changelog\n" }, 'CHANGELOG.md has no section "## 1.2.0 - YYYY-MM-DD".'],
  ["a section without a date", { changelog: "## 1.2.0\n\n- A.\n" }, "CHANGELOG.md, 1.2.0: the heading has no date."],
  [
    "an invalid day",
    { changelog: "## 1.2.0 - 2026-02-30\n\n- A.\n" },
    "CHANGELOG.md, 1.2.0: 2026-02-30 is not a date of the form YYYY-MM-DD.",
  ],
  [
    "a future day",
    { changelog: "## 1.2.0 - 2026-02-02\n\n- A.\n" },
    "CHANGELOG.md, 1.2.0: 2026-02-02 is after today, 2026-02-01.",
  ],
  [
    "an empty section",
    { changelog: "## 1.2.0 - 2026-01-31\n\n## 1.1.0\n\n- A.\n" },
    "CHANGELOG.md: the section of version 1.2.0 is empty.",
  ],
  [
    "two sections",
    { changelog: "## 1.2.0 - 2026-01-31\n\n- A.\n\n## 1.2.0 - 2026-01-30\n\n- B.\n" },
    "CHANGELOG.md has 2 sections for version 1.2.0.",
  ],
  [
    "a heading of another form",
    { changelog: "## 1.2.0 (2026-01-31)\n\n- A.\n" },
    'CHANGELOG.md: "## 1.2.0 (2026-01-31)" is not "## X.Y.Z - YYYY-MM-DD".',
  ],
  [
    "another version in a file",
    { named: { "package.json": "1.1.0" } },
    "package.json has the version 1.1.0, not 1.2.0.",
  ],
  ["an old bundle", { staleBundle: "dist/ is old." }, "dist/ is old."],
  ["a changed file", { changed: ["a.ts", "b.ts"] }, "The checkout is not clean: a.ts, b.ts."],
  ["a commit of a branch", { isOnMain: false }, "The commit is not on origin/main."],
])("the release check reports %s", (_, change, problem) => {
  expect(findReleaseProblems("1.2.0", { ...READY, ...change }, TODAY)).toEqual([problem]);
});

test.each(["1.2", "v1.2.0", "1.2.0-rc.1", "01.2.0", "1.2.0\n", "latest", ""])(
  "the release check rejects the version %j",
  (text) => {
    expect(findReleaseProblems(text, READY, TODAY)[0]).toBe(`The version ${text} is not X.Y.Z.`);
  },
);

test("the release check reports a repository whose name is not the name in package.json", () => {
  expect(findReleaseProblems("1.2.0", READY, TODAY, "a-team/queue")).toEqual([]);
  expect(findReleaseProblems("1.2.0", READY, TODAY, "a-fork/queue")).toEqual([
    "package.json names the repository a-team/queue, but the repository is a-fork/queue. Correct package.json, then run: npm run generate",
  ]);
});

test("the release check reports all problems together", () => {
  expect(findReleaseProblems("3.0.0", { ...READY, changed: ["a"], isOnMain: false }, TODAY)).toHaveLength(5);
});

test("readCheckoutFacts finds changes that are committed or not committed", () => {
  const folder = givenCheckout();
  const ready = readCheckoutFacts(folder, () => undefined);

  expect(findReleaseProblems(version, ready, TODAY, REPOSITORY)).toEqual([]);
  expect(Object.keys(ready.named)).toEqual([
    "package.json",
    "package-lock.json",
    "src/text/version.ts",
    "README.md",
    "The bundle",
  ]);

  edit(folder, "package.json", `"version": "${version}"`, '"version": "9.0.0"');
  git(folder, "tag", `v${version}`);
  expect(
    findReleaseProblems(
      version,
      readCheckoutFacts(folder, () => "The bundle is old."),
      TODAY,
    ),
  ).toEqual([
    `The tag v${version} exists: a published tag never moves.`,
    `package.json has the version 9.0.0, not ${version}.`,
    "The bundle is old.",
    "The checkout is not clean: package.json.",
  ]);

  commit(folder);
  expect(
    findReleaseProblems(
      "9.0.0",
      readCheckoutFacts(folder, () => undefined),
      TODAY,
    ),
  ).toContain("The commit is not on origin/main.");
});

test("the release check reports that the bundle cannot be built", () => {
  expect(readCheckoutFacts(givenCheckout()).staleBundle).toMatch(/^The bundle cannot be built: .*bundle\.js/s);
});
