import { expect, test } from "vitest";
import { readPermission } from "../../src/ci/permission.js";

test.each([
  ["read", "triage", "triage"],
  ["write", "maintain", "maintain"],
  ["admin", "admin", "admin"],
  ["write", "release-manager", "write"],
  ["write", undefined, "write"],
  ["none", "admin", "none"],
  // A role cannot lift somebody above the level that GitHub tells.
  ["read", "admin", "read"],
  ["read", "maintain", "read"],
  ["owner", "admin", undefined],
])("the level %s with the role %s counts as %s", (permission, role, expected) => {
  expect(readPermission({ permission, role_name: role })).toBe(expected);
});
