import { expect, test } from "vitest";
import { parseTestBranch } from "../../src/ci/build.js";
import { RUN_ID } from "../support/payloads.js";

test.each([
  `trunk-merge/pr-42/${RUN_ID}`,
  `refs/heads/trunk-merge/pr-42/${RUN_ID}`,
  `trunk-merge/pr-42/${RUN_ID}-bisection`,
  `trunk-merge/pr-42/${RUN_ID}-bisection-2`,
  `trunk-merge/pr-42/${RUN_ID.toUpperCase()}`,
  `trunk-merge/pr-42/${RUN_ID.toUpperCase()}-bisection-12`,
])("parseTestBranch reads the branch %s", (ref) => {
  expect(parseTestBranch(ref)).toEqual({
    kind: "test-branch",
    number: 42,
    branch: ref.replace("refs/heads/", ""),
    testRunId: RUN_ID,
  });
});

test.each([
  undefined,
  null,
  "",
  "main",
  `trunk-temp/pr-42/${RUN_ID}`,
  `refs/tags/trunk-merge/pr-42/${RUN_ID}`,
  `my/trunk-merge/pr-42/${RUN_ID}`,
  `trunk-merge/pr-0/${RUN_ID}`,
  `trunk-merge/pr-042/${RUN_ID}`,
  `trunk-merge/pr-x/${RUN_ID}`,
  "trunk-merge/pr-42",
  "trunk-merge/pr-42/not-a-run",
  `trunk-merge/pr-42/${RUN_ID}/more`,
  `trunk-merge/pr-42/${RUN_ID}-fix`,
])("parseTestBranch rejects the branch %s", (ref) => {
  expect(parseTestBranch(ref)).toBeUndefined();
});
