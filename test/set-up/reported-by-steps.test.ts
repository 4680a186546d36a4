import { describe, expect, test } from "vitest";
import { findFaults, listUncheckedFacts } from "../../src/set-up/checks.js";
import { type Changes, CI, givenSetUp, requires } from "./given-set-up.js";

const REQUIRED = requires("build", "Unit tests");
const NOT_CHECKED =
  'No workflow reports the check "Unit tests" (required by the branch protection of main). A step or a different app may report this check.';

/** Returns the findings and unknown facts of a set-up that requires a check that no job reports. */
async function check(facts: Changes, ci = CI) {
  const files = { "ci.yml": ci, "report.yml": undefined };
  const setUp = await givenSetUp({ ...facts, files, requiredOnTestBranches: REQUIRED });
  return { ids: findFaults(setUp).map(({ id }) => id), notChecked: listUncheckedFacts(setUp) };
}

function withJob(lines: string): string {
  return `${CI}  extra:\n    ${lines}\n`;
}

describe("a required check of GitHub Actions that no job reports", () => {
  test.each([
    ["the permission checks", withJob("permissions: { contents: read, checks: write }")],
    ["the permission statuses", withJob("permissions:\n      statuses:  write")],
    ["all permissions", withJob("permissions: write-all")],
    ["a script that creates a status", withJob("steps: [{ run: ./script github.rest.repos.createCommitStatus }]")],
    ["a script that creates a check", withJob("steps: [{ run: ./script github.rest.checks.create }]")],
  ])("doctor reports an unverified check, not a fault, when a workflow has %s", async (_sign, ci) => {
    const { ids, notChecked } = await check({}, ci);

    expect(ids).toEqual([]);
    expect(notChecked).toContain(NOT_CHECKED);
  });

  test("doctor reports an unverified check, not a fault, when a workflow could not be read", async () => {
    const { ids, notChecked } = await check({ hasUnreadWorkflows: true });

    expect(ids).toEqual([]);
    expect(notChecked).toContain(NOT_CHECKED);
  });

  test("doctor warns about the check when no step of a workflow can report checks", async () => {
    const { ids, notChecked } = await check({}, withJob("permissions: { checks: read, statuses: none }"));

    expect(ids).toEqual(["required-check-unknown"]);
    expect(notChecked).not.toContain(NOT_CHECKED);
  });
});
