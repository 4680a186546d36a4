import { expect, test } from "vitest";
import { pullRequestPayload, REPOSITORY, RUN_ID, repository } from "../../support/payloads.js";
import { gitHubTrigger } from "../../support/trigger.js";

function deletion(ref: unknown, kind = "branch") {
  return { ref, ref_type: kind, pusher_type: "user", repository: repository(REPOSITORY) };
}

test("the deletion of a test branch of the queue names its pull request and its run", () => {
  expect(gitHubTrigger("delete", deletion(`trunk-merge/pr-7/${RUN_ID}`)).pullRequest).toEqual({
    kind: "test-branch",
    number: 7,
    branch: `trunk-merge/pr-7/${RUN_ID}`,
    testRunId: RUN_ID,
  });
});

test.each([
  ["another branch", deletion("change-7"), "the deleted branch change-7"],
  [
    "a tag with such a name",
    deletion(`trunk-merge/pr-7/${RUN_ID}`, "tag"),
    `the deleted tag trunk-merge/pr-7/${RUN_ID}`,
  ],
  ["nothing that is named", deletion(undefined), "the deleted branch without a name"],
])("the deletion of %s names none, and no commit to look one up by", (_what, payload, lookedAt) => {
  expect(gitHubTrigger("delete", payload).pullRequest).toEqual({ kind: "none", lookedAt });
});

test.each([
  ["pull_request", "closed", true],
  ["pull_request_target", "closed", true],
  ["pull_request_target", "labeled", false],
  ["pull_request_review", "closed", false],
])("%s %s is the closing of a pull request: %s", (name, action, closed) => {
  expect(gitHubTrigger(name, { ...pullRequestPayload(), action }).closed).toBe(closed);
});
