import { describe, expect, test } from "vitest";
import { InputError } from "../../src/errors.js";
import { DEFAULT_INERT_PATHS, DEFAULT_PATHS_IMPACTING_EVERYTHING } from "../../src/impacted-targets/inputs.js";
import type { PathOwners } from "../../src/impacted-targets/ownership.js";
import {
  type ClassifiedFile,
  classifyFiles,
  createFileClassificationRules,
  findReasonForNoImpact,
  findReasonToImpactAllTargets,
  findUnclaimedFileImpactReason,
} from "../../src/impacted-targets/safety-net.js";

const owners: PathOwners = { ownersOf: (path) => (path.startsWith("a/") ? ["one", "twin"] : []) };
const noOwners: PathOwners = { ownersOf: () => [] };
const NO_RULES = { impactAll: noOwners, ignored: noOwners, inert: noOwners, locks: noOwners };

function changed(path: string): readonly ClassifiedFile[] {
  return classifyFiles([{ path, status: "modified" }], NO_RULES, owners);
}

/** Classifies files: `schema` impacts everything, Markdown is ignored, texts are inert, and targets claim `a`. */
async function effectsOf(paths: readonly string[], claims: PathOwners | undefined = owners) {
  const net = await createFileClassificationRules({
    folder: ".",
    impactAllPaths: ["**/schema/**", "!**/notes.md"],
    ignoredPaths: ["**/*.md", "!**/keep.md"],
    inertPaths: ["**/*.txt", "!**/run.txt"],
  });
  return classifyFiles(
    paths.map((path) => ({ path, status: "modified" })),
    net,
    claims,
  );
}

describe("classifyFiles", () => {
  test.each([
    ["a/schema/x.ts", "impacts-all although a target claims the file", "impacts-all"],
    ["schema/x.md", "impacts-all although the file is ignored", "impacts-all"],
    ["a/schema/y.md", "impacts-all although the file is claimed and ignored", "impacts-all"],
    ["schema/notes.md", "ignored because impact-all-paths excludes the file", "ignored"],
    ["a/x.md", "ignored although a target claims the file", "ignored"],
    ["a/keep.md", "claimed because ignored-paths excludes the file", "claimed"],
    ["a/x.ts", "claimed by its targets", "claimed"],
    ["b/x.ts", "unclaimed when no target claims the file", "unclaimed"],
    ["b/x.txt", "inert when no target claims the file", "inert"],
    ["a/x.txt", "claimed although the file is in inert-paths", "claimed"],
    ["schema/x.txt", "impacts-all although the file is in inert-paths", "impacts-all"],
    ["b/run.txt", "unclaimed because inert-paths excludes the file", "unclaimed"],
  ])("classifies %s as %s", async (path, _, kind) => {
    expect(await effectsOf([path])).toMatchObject([{ path, effect: { kind } }]);
  });

  test("classifies a file as left-to-producer when the owners are unknown", async () => {
    const net = await createFileClassificationRules({ folder: ".", impactAllPaths: [], inertPaths: ["x"] });

    expect(classifyFiles([{ path: "x", status: "added" }], net, undefined)).toMatchObject([
      { effect: { kind: "left-to-producer" } },
    ]);
  });
});

async function impactsAll(impactAllPaths: readonly string[], path: string): Promise<boolean> {
  const net = await createFileClassificationRules({ folder: "app [1]", impactAllPaths, inertPaths: [] });
  return net.impactAll.ownersOf(path).length > 0;
}

async function isInert(inertPaths: readonly string[], path: string): Promise<boolean> {
  const net = await createFileClassificationRules({ folder: "app [1]", impactAllPaths: [], inertPaths });
  return net.inert.ownersOf(path).length > 0;
}

describe("the default of inert-paths", () => {
  test.each([
    ".changeset/calm-cats-sing.md",
    "common/changes/@x/ui/fix_2026.json",
    ".changes/unreleased/a.yaml",
    "changelog.d/12.fix.rst",
    "README.md",
    "docs/deep/guide.md",
    "docs/images/a.png",
    "LICENSE",
    "LICENSE-MIT",
    ".github/CONTRIBUTING.md",
    ".github/ISSUE_TEMPLATE/bug.yml",
    "app [1]/.changeset/a.md",
    "app [1]/README.md",
  ])("classifies %s as inert", async (path) => {
    expect(await isInert(DEFAULT_INERT_PATHS, path)).toBe(true);
  });

  test.each([
    ".changeset/config.json",
    "common/config/rush/pnpm-lock.yaml",
    "docs/package.json",
    "docs/requirements.txt",
    "docs/page.mdx",
    "docs/conf.py",
    "license.ts",
    "tools/README.md",
    ".github/workflows/README.md",
    ".github/dependabot.yml",
    "app 1/README.md",
  ])("classifies %s as unclaimed", async (path) => {
    expect(await isInert(DEFAULT_INERT_PATHS, path)).toBe(false);
  });

  test("applies in the working directory unless the input inert-paths replaces the default", async () => {
    expect(await isInert(["*.md"], "app [1]/README.md")).toBe(false);
  });
});

test("applies the default of impact-all-paths also in the working directory, but other patterns only at the top", async () => {
  expect(await impactsAll(DEFAULT_PATHS_IMPACTING_EVERYTHING, "package.json")).toBe(true);
  expect(await impactsAll(DEFAULT_PATHS_IMPACTING_EVERYTHING, "app [1]/package.json")).toBe(true);
  expect(await impactsAll(DEFAULT_PATHS_IMPACTING_EVERYTHING, "app 1/package.json")).toBe(false);
  expect(await impactsAll(["package.json"], "app [1]/package.json")).toBe(false);
});

describe("findUnclaimedFileImpactReason", () => {
  test("names the first unclaimed file when on-unclaimed is all", async () => {
    const files = await effectsOf(["a/x.ts", "b/x y.ts", "c"]);

    expect(findUnclaimedFileImpactReason(files, "all")).toBe('no target claims "b/x y.ts", and 1 more');
    expect(findUnclaimedFileImpactReason(files.slice(0, 1), "all")).toBeUndefined();
  });

  test("returns undefined when on-unclaimed is ignore", async () => {
    expect(findUnclaimedFileImpactReason(await effectsOf(["b/x.ts"]), "ignore")).toBeUndefined();
  });

  test("throws an error with at most ten file names when on-unclaimed is error", async () => {
    const files = await effectsOf(Array.from({ length: 12 }, (_, index) => `b/${index}`));

    expect(() => findUnclaimedFileImpactReason(files, "error")).toThrow(InputError);
    expect(() => findUnclaimedFileImpactReason(files, "error")).toThrow(
      /^No target claims "b\/0", .*"b\/9" and 2 more, and/,
    );
    expect(findUnclaimedFileImpactReason(await effectsOf(["a/x.ts"]), "error")).toBeUndefined();
  });
});

test("returns a reason that contains the changed file and the matching pattern of impact-all-paths", async () => {
  expect(findReasonToImpactAllTargets(await effectsOf(["a/x.ts", "a/schema/x.ts", "schema/y"]))).toBe(
    "a/schema/x.ts changed, and **/schema/** in impact-all-paths matches it, and 1 more",
  );
  expect(findReasonToImpactAllTargets(await effectsOf(["a/x.ts", "b/x.ts", "x.md"]))).toBeUndefined();
});

test("returns a reason for no impact when no file or only ignored files changed", async () => {
  expect(findReasonForNoImpact([])).toBe("no file changed");
  expect(findReasonForNoImpact(await effectsOf(["x.md", "a/y.md"]))).toBe("only files in ignored-paths changed");
  expect(findReasonForNoImpact(await effectsOf(["x.md", "b/x.ts"]))).toBeUndefined();
});

test("classifies a file with a very long name as unclaimed", () => {
  expect(changed(`a/${"x".repeat(4_000)}`)).toMatchObject([{ effect: { kind: "claimed" } }]);
  expect(changed(`a/${"x".repeat(5_000)}`)).toMatchObject([{ effect: { kind: "unclaimed" } }]);
});

test("classifies a file with a name that is not UTF-8 as unclaimed", () => {
  const file = { path: undefined, shownAs: "a/\\xFF", status: "added" } as const;

  expect(classifyFiles([file], NO_RULES, owners)).toMatchObject([{ path: "a/\\xFF", effect: { kind: "unclaimed" } }]);
});

test.each([
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".tool-versions",
  "mise.toml",
  ".mise.toml",
  "rust-toolchain",
  "rust-toolchain.toml",
  ".cargo/config.toml",
  ".npmrc",
  ".yarnrc",
  ".yarnrc.yml",
  ".yarn/patches/x.patch",
  "patches/x.patch",
])("impacts everything by default for %s", async (path) => {
  const rules = { folder: ".", impactAllPaths: DEFAULT_PATHS_IMPACTING_EVERYTHING, inertPaths: DEFAULT_INERT_PATHS };
  const net = await createFileClassificationRules({ ...rules, producer: "workspaces" });
  const files = classifyFiles([{ path, status: "modified" }], net, owners);

  expect(findReasonToImpactAllTargets(files)).toMatch(/ in impact-all-paths matches it$/);
});
