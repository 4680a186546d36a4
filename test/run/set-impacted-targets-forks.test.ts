import { expect, test } from "vitest";
import { errorLine } from "../support/action.js";
import { pullRequestEvent, REPOSITORY } from "../support/action-events.js";
import { type RunForOptions, runFor } from "../support/run-for.js";

const FORK = "developer-2/playground";
const RUN_ID = "1000";

function upload(token: "" | "given", options: RunForOptions) {
  const inputs = { "impacted-targets": "a", ...(token === "" ? { token } : {}) };
  return runFor("set-impacted-targets", inputs, options);
}

/** Adds a pull request of a fork and its run. */
function ofFork(headRepository: string | null = FORK, live = true): NonNullable<RunForOptions["given"]> {
  return ({ control }) => {
    const pullRequest = control.addPullRequest({ headRepository, fork: true });
    control.addForkRun({ runId: RUN_ID, headSha: pullRequest.headSha, live });
    return pullRequest;
  };
}

test.each([
  ["a fork", FORK],
  ["a deleted fork", null],
])("set-impacted-targets sends the number of the run instead of a token for %s", async (_, headRepository) => {
  const end = await upload("", { given: ofFork(headRepository) });

  expect(end.outputs).toMatchObject({ result: "uploaded", verified: "unknown" });
  // Without a token, the run cannot verify the upload.
  expect(end.calls).toEqual(["setImpactedTargets"]);
  expect(end.requests[0]?.headers).toHaveProperty("x-forked-workflow-run-id", RUN_ID);
  expect(end.requests[0]?.headers).not.toHaveProperty("x-api-token");
  expect(end.requests[0]?.body).toMatchObject({ pr: { sha: end.pullRequest.headSha } });
});

test("set-impacted-targets sends the token when the run of a fork has a token", async () => {
  const end = await upload("given", { given: ofFork() });

  expect(end.calls).toEqual(["setImpactedTargets", "getSubmittedPullRequest"]);
  expect(end.requests[0]?.headers).toHaveProperty("x-api-token", end.service.token);
  expect(end.requests[0]?.headers).not.toHaveProperty("x-forked-workflow-run-id");
});

test("set-impacted-targets fails after one request when the service does not know the fork's run", async () => {
  const end = await upload("", { given: ofFork(FORK, false) });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "auth" });
  expect(end.calls).toEqual(["setImpactedTargets"]);
});

/** Returns an event in a repository that is a fork. */
const inFork: NonNullable<RunForOptions["on"]> = ({ number, headBranch, headSha }) => {
  const repo = { full_name: REPOSITORY.toUpperCase(), fork: true };
  const pull_request = { number, head: { ref: headBranch, sha: headSha, repo }, base: { ref: "main", repo } };
  return { name: "pull_request", payload: { pull_request, repository: repo } };
};

test.each<[string, RunForOptions]>([
  ["the repository of a pull request is itself a fork", { on: inFork }],
  [
    "pull_request_target has secrets even for forks",
    { given: ofFork(), on: (pullRequest) => pullRequestEvent(pullRequest, "pull_request_target") },
  ],
])("set-impacted-targets requires the token when %s", async (_, options) => {
  const without = await upload("", options);
  const withToken = await upload("given", options);

  expect([without.outputs["error-kind"], without.calls]).toEqual(["input", []]);
  expect(errorLine(without.log)).toContain("the secret is missing or empty");
  expect(withToken.exitCode).toBe(0);
  expect(withToken.requests[0]?.headers).not.toHaveProperty("x-forked-workflow-run-id");
  expect(withToken.requests[0]?.body).toMatchObject({ pr: { sha: withToken.pullRequest.headSha } });
});

test("set-impacted-targets recommends Dependabot secrets when Dependabot started the run", async () => {
  const end = await upload("", {
    on: (pullRequest) => ({ ...pullRequestEvent(pullRequest), actor: "dependabot[bot]" }),
  });

  expect([end.outputs["error-kind"], end.calls]).toEqual(["input", []]);
  expect(errorLine(end.log)).toContain("Settings, Secrets and variables, Dependabot");
});

test("submit explains the missing token when a fork started the run", async () => {
  const end = await runFor("submit", { token: "" }, { given: ofFork() });

  expect([end.outputs["error-kind"], end.calls]).toEqual(["input", []]);
  expect(errorLine(end.log)).toContain("runs for a pull request from a fork get no secrets");
});
