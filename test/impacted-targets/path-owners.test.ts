import picomatch from "picomatch";
import { describe, expect, test } from "vitest";
import { createPathOwners, readPattern } from "../../src/impacted-targets/ownership.js";

function ownersWith(rules: Readonly<Record<string, readonly string[]>>) {
  return createPathOwners(
    new Map(Object.entries(rules).map(([owner, texts]) => [owner, texts.map((text) => readPattern(text, picomatch))])),
  );
}

/** Patterns of every kind, and paths that may or may not match them. */
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

test.each(PATTERNS)("the index finds for %s what the matcher itself finds", (pattern) => {
  const matches = picomatch(pattern, { dot: true });
  const owners = ownersWith({ target: [pattern] });

  for (const path of PATHS) expect(owners.ownersOf(path).length > 0, path).toBe(matches(path));
});

test("many owners of one path are named in the order in which they were given", () => {
  const owners = ownersWith({ z: ["lib/**"], a: ["**/*.ts"], other: ["docs/**"], m: ["lib/a.ts"] });

  expect(owners.ownersOf("lib/a.ts")).toEqual(["z", "a", "m"]);
  expect(owners.ownersOf("README.md")).toEqual([]);
});

describe("of several patterns of one owner the last that matches decides", () => {
  test.each([
    ["lib/a.ts", ["lib/**", "!lib/a.ts"], false],
    ["lib/b.ts", ["lib/**", "!lib/a.ts"], true],
    ["lib/a.ts", ["!lib/a.ts", "lib/**"], true],
    ["lib/gen/keep.ts", ["lib/**", "!lib/gen/**", "lib/gen/keep.ts"], true],
    ["lib/gen/x.ts", ["lib/**", "!lib/gen/**", "lib/gen/keep.ts"], false],
    ["docs/x.md", ["!**/*.ts"], false],
  ] as const)("%s with %j", (path, patterns, owned) => {
    expect(ownersWith({ target: patterns }).ownersOf(path)).toEqual(owned ? ["target"] : []);
  });
});

test("a folder with a slash at its end means everything below it, and a leading slash or dot nothing", () => {
  for (const pattern of ["docs/", "/docs/", "./docs/", "/docs/**"]) {
    const owners = ownersWith({ target: [pattern] });
    expect(owners.ownersOf("docs/a/x.md"), pattern).toEqual(["target"]);
    expect(owners.ownersOf("other/docs/x.md"), pattern).toEqual([]);
  }
});

test.each(["docs/**", "docs/*", "**/*.md", "docs/a?b.md"])(
  "a line break in a name is a character like any other for %s",
  (pattern) => {
    expect(ownersWith({ target: [pattern] }).ownersOf("docs/a\nb.md")).toEqual(["target"]);
  },
);

test("a star does not cross a slash", () => {
  expect(ownersWith({ target: ["lib/*"] }).ownersOf("lib/deep/a.ts")).toEqual([]);
});
