import { expect, test } from "vitest";
import type { PathOwners } from "../../src/impacted-targets/path-owners.js";
import { type JudgedFile, judgeFiles, overlookedBy } from "../../src/impacted-targets/safety-net.js";

const owners: PathOwners = { ownersOf: (path) => (path.startsWith("a/") ? ["one", "twin"] : []) };
const nobody: PathOwners = { ownersOf: () => [] };

function changed(path: string): readonly JudgedFile[] {
  return judgeFiles([{ path, status: "modified" }], { impactAll: nobody, ignored: nobody, claims: owners });
}

test("of two projects in one folder the tool has to list one", () => {
  expect(overlookedBy(new Set(["one"]), changed("a/x"), owners)).toBeUndefined();
  expect(overlookedBy(new Set(["twin"]), changed("a/x"), owners)).toBeUndefined();
  expect(overlookedBy(new Set(["other"]), changed("a/x"), owners)).toBe(
    "does not list one, twin, although a/x changed",
  );
  expect(overlookedBy(new Set(), changed("b/x"), owners)).toBeUndefined();
});

test("a name that no system can check out belongs to nobody", () => {
  expect(changed(`a/${"x".repeat(4_000)}`)).toMatchObject([{ fate: { kind: "claimed" } }]);
  expect(changed(`a/${"x".repeat(5_000)}`)).toMatchObject([{ fate: { kind: "unclaimed" } }]);
});
