import { expect, test } from "vitest";
import { annotations } from "../../action/harness.js";
import { givenPullRequest, waitFor } from "../../action/waiting.js";

async function givenMerged(options: Parameters<typeof givenPullRequest>[0] = {}) {
  const given = await givenPullRequest(options);
  given.service.control.advance(60);
  return { ...given, mergeCommit: given.service.engine.snapshots()[0]?.branches.main ?? "" };
}

test("GitHub that shows the merge late is asked again, and its trial merge is never taken", async () => {
  const { service, pullRequest, mergeCommit } = await givenMerged({ githubLagSeconds: 48 });
  const onPause = (pauses: number): void => {
    if (pauses === 1) service.control.advance(60);
  };

  const end = await waitFor(service, pullRequest, {}, { frozen: true, onPause });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "merged", "merge-commit-sha": mergeCommit });
  expect(end.calls.filter((name) => name === "github:pulls.get").length).toBeGreaterThan(1);
  expect(annotations(end.log)).toEqual([]);
});

test("an empty github-token leaves it empty without a word", async () => {
  const { service, pullRequest } = await givenMerged();

  const end = await waitFor(service, pullRequest, { "github-token": "" });

  expect(end.outputs).toMatchObject({ result: "merged", "merge-commit-sha": "" });
  expect(annotations(end.log)).toEqual([]);
  expect(end.calls).toEqual(["getSubmittedPullRequest"]);
});

test("the commit of a pull request that was not merged is not waited for", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(
    { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" },
    1,
  );

  const end = await waitFor(service, pullRequest);

  expect(end.outputs).toMatchObject({ result: "cancelled", "merge-commit-sha": "", verdict: "taken-out" });
  // Each once: the record, its timeline, and GitHub's side of it.
  expect(end.calls.toSorted()).toEqual(["getSubmittedPullRequest", "getSubmittedPullRequest", "github:pulls.get"]);
});
