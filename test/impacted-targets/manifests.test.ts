import { expect, test } from "vitest";
import { readPackageManifest } from "../../src/impacted-targets/manifests.js";

test("reads the name of a dependency whose range is not a string", () => {
  const ranges = { a: "^1.0.0", b: 1, c: null, d: ["2"], e: { toString: null, valueOf: null }, f: "link:../f" };
  const manifest = readPackageManifest(JSON.stringify({ dependencies: ranges }), "packages/a");

  expect(manifest?.needs).toEqual([
    ...["a", "b", "c", "d", "e"].map((name) => ({ kind: "name", name })),
    { kind: "folder", folder: "packages/f" },
  ]);
});

test.each(["", "[]", "null", "1", '"a"', "{", "{}{}"])("returns undefined for the package.json %j", (text) => {
  expect(readPackageManifest(text, "packages/a")).toBeUndefined();
});
