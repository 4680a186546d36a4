import { expect, test } from "vitest";
import { indexProjectFolders } from "../../src/impacted-targets/ownership.js";

const owners = indexProjectFolders([
  { name: "root", path: "." },
  { name: "outer", path: "packages" },
  { name: "inner", path: "packages/inner" },
  { name: "twin", path: "packages/inner" },
]);

test.each([
  ["packages/inner/a.ts", ["inner", "twin"]],
  ["packages/inner/deep/er/a.ts", ["inner", "twin"]],
  ["packages/innermost/a.ts", ["outer"]],
  ["packages/a.ts", ["outer"]],
  ["a.ts", []],
  ["tools/packages/inner/a.ts", []],
])("returns the innermost project around %s", (path, names) => {
  expect(owners.ownersOf(path)).toEqual(names);
});

test("returns the project when the path is the project folder itself, as for a submodule", () => {
  expect(owners.ownersOf("packages/inner")).toEqual(["inner", "twin"]);
});

test("returns the innermost project and, when it is doubtful, the outer projects up to the first certain one", () => {
  const nested = [
    { name: "outer", path: "a" },
    { name: "middle", path: "a/b" },
    { name: "inner", path: "a/b/c" },
  ];
  const ownersWith = (...doubtful: readonly string[]) =>
    indexProjectFolders(nested, new Set(doubtful)).ownersOf("a/b/c/x.ts");

  expect(ownersWith()).toEqual(["inner"]);
  expect(ownersWith("a/b/c")).toEqual(["inner", "middle"]);
  expect(ownersWith("a/b/c", "a/b")).toEqual(["inner", "middle", "outer"]);
  expect(ownersWith("a/b")).toEqual(["inner"]);
});
