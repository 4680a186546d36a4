import picomatch from "picomatch";
import { describe, expect, test } from "vitest";
import { createPathOwners, readPattern } from "../../src/impacted-targets/ownership.js";

function ownersWith(rules: Readonly<Record<string, readonly string[]>>) {
  return createPathOwners(
    new Map(Object.entries(rules).map(([owner, texts]) => [owner, texts.map((text) => readPattern(text, picomatch))])),
  );
}

const PATTERNS = [
  "**",
  "*",
  "*.md",
  "**/*.md",
  "**/README.md",
  "docs/**",
  "docs/*",
  "docs/*.md",
  "docs/**/*.md",
  "docs/**/b/*.md",
  "docs/readme.md",
  "docs/{a,b}/**",
  "{docs,lib}/**/*.{md,txt}",
  "docs/[ab]/x.md",
  "docs/\\[id\\]/x.md",
  "docs/[id]/x.md",
  "lib/?.ts",
  "@(lib|docs)/*.ts",
  "lib/!(a).ts",
  "lib/+(a|b).ts",
  "**/.*",
  ".github/**",
  "**/b/**",
  "lib/a.*",
  "lib/**/*.test.ts",
  "**/*.d.ts",
];
const PATHS = [
  "README.md",
  "a.md",
  ".env",
  "docs",
  "docs/readme.md",
  "docs/.hidden.md",
  "docs/a/x.md",
  "docs/b/x.md",
  "docs/[id]/x.md",
  "docs/i/x.md",
  "docs/c/b/y.md",
  "docs/a/deep/er/x.txt",
  "lib/a.ts",
  "lib/b.ts",
  "lib/ab.ts",
  "lib/a.d.ts",
  "lib/deep/a.test.ts",
  "lib/b/c.ts",
  ".github/workflows/ci.yml",
  "docs with spaces/ümläut.md",
  'docs/"quoted" name.md',
  "-leading/dash.md",
];

test.each(PATTERNS)("returns the same matches as picomatch for the pattern %s", (pattern) => {
  const matches = picomatch(pattern, { dot: true });
  const owners = ownersWith({ target: [pattern] });

  for (const path of PATHS) expect(owners.ownersOf(path).length > 0, path).toBe(matches(path));
});

test("returns the owners of a path in the order of target-paths", () => {
  const owners = ownersWith({ z: ["lib/**"], a: ["**/*.ts"], other: ["docs/**"], m: ["lib/a.ts"] });

  expect(owners.ownersOf("lib/a.ts")).toEqual(["z", "a", "m"]);
  expect(owners.ownersOf("README.md")).toEqual([]);
});

describe("several patterns for one target", () => {
  test.each([
    ["lib/a.ts", ["lib/**", "!lib/a.ts"], false],
    ["lib/b.ts", ["lib/**", "!lib/a.ts"], true],
    ["lib/a.ts", ["!lib/a.ts", "lib/**"], true],
    ["lib/gen/keep.ts", ["lib/**", "!lib/gen/**", "lib/gen/keep.ts"], true],
    ["lib/gen/x.ts", ["lib/**", "!lib/gen/**", "lib/gen/keep.ts"], false],
    ["docs/x.md", ["!**/*.ts"], false],
  ] as const)("applies the last matching pattern to %s with %j", (path, patterns, owned) => {
    expect(ownersWith({ target: patterns }).ownersOf(path)).toEqual(owned ? ["target"] : []);
  });
});

test("matches all files in a folder for a pattern with a slash at the end, and ignores ./ and / at the start", () => {
  for (const pattern of ["docs/", "/docs/", "./docs/", "/docs/**"]) {
    const owners = ownersWith({ target: [pattern] });
    expect(owners.ownersOf("docs/a/x.md"), pattern).toEqual(["target"]);
    expect(owners.ownersOf("other/docs/x.md"), pattern).toEqual([]);
  }
});

test.each(["docs/**", "docs/*", "**/*.md", "docs/a?b.md"])(
  "matches a file name that contains a line break when the pattern is %s",
  (pattern) => {
    expect(ownersWith({ target: [pattern] }).ownersOf("docs/a\nb.md")).toEqual(["target"]);
  },
);

test("lets a star in a pattern match any character except a slash", () => {
  expect(ownersWith({ target: ["lib/*"] }).ownersOf("lib/deep/a.ts")).toEqual([]);
});
