import { expect, test } from "vitest";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent, REPOSITORY } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";

const targets = { operation: "set-impacted-targets", "impacted-targets": "a" };
const FORK = "developer-2/playground";
const RUN_ID = "1000";

test.each([
  ["a fork", FORK],
  ["a fork that is gone", null],
])("a run for %s is known by its number and needs no token", async (_, headRepository) => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ headRepository, fork: true });
  service.control.addForkRun({ runId: RUN_ID, headSha: pullRequest.headSha });

  const end = await runAction(service, { ...targets, token: "" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "uploaded", verified: "unknown" });
  // It has no token to read back with.
  expect(end.calls).toEqual(["setImpactedTargets"]);
  expect(end.requests[0]?.headers).toHaveProperty("x-forked-workflow-run-id", RUN_ID);
  expect(end.requests[0]?.headers).not.toHaveProperty("x-api-token");
  expect(end.requests[0]?.body).toMatchObject({ pr: { sha: pullRequest.headSha } });
});

test("a run for a fork that was given a token uses that alone", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ headRepository: FORK, fork: true });

  const end = await runHere(service, targets, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.calls).toEqual(["setImpactedTargets", "getSubmittedPullRequest"]);
  expect(end.requests[0]?.headers).toHaveProperty("x-api-token", service.token);
  expect(end.requests[0]?.headers).not.toHaveProperty("x-forked-workflow-run-id");
});

test("a run that the service does not know as a live fork run is refused once", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ headRepository: FORK, fork: true });
  service.control.addForkRun({ runId: RUN_ID, headSha: pullRequest.headSha, live: false });

  const end = await runHere(service, { ...targets, token: "" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "auth" });
  expect(end.calls).toEqual(["setImpactedTargets"]);
});

test("in a repository that is itself a fork, its own pull requests are no fork runs", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const event = pullRequestEvent(pullRequest);
  const repo = { full_name: REPOSITORY.toUpperCase(), fork: true };
  const payload = {
    pull_request: {
      number: pullRequest.number,
      head: { ref: pullRequest.headBranch, sha: pullRequest.headSha, repo },
      base: { ref: "main", repo },
    },
    repository: repo,
  };

  const without = await runHere(service, { ...targets, token: "" }, { event: { ...event, payload } });
  const withToken = await runHere(service, targets, { event: { ...event, payload } });

  expect(without.outputs["error-kind"]).toBe("input");
  expect(without.calls).toEqual([]);
  expect(errorLine(without.log)).toContain("a secret of that name is missing or empty");
  expect(withToken.exitCode).toBe(0);
  expect(withToken.requests[0]?.headers).not.toHaveProperty("x-forked-workflow-run-id");
});

test("pull_request_target has secrets even for forks, so it needs the token", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ headRepository: FORK, fork: true });
  const event = pullRequestEvent(pullRequest, "pull_request_target");

  const without = await runHere(service, { ...targets, token: "" }, { event });
  const withToken = await runHere(service, targets, { event });

  expect(without.exitCode).toBe(1);
  expect(without.outputs["error-kind"]).toBe("input");
  expect(without.calls).toEqual([]);
  expect(errorLine(without.log)).toContain("a secret of that name is missing or empty");
  expect(withToken.exitCode).toBe(0);
  expect(withToken.requests[0]?.body).toMatchObject({ pr: { sha: pullRequest.headSha } });
});

test("a run that Dependabot started is told where its secrets are kept", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(
    service,
    { ...targets, token: "" },
    { event: { ...pullRequestEvent(pullRequest), actor: "dependabot[bot]" } },
  );

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(end.calls).toEqual([]);
  expect(errorLine(end.log)).toContain("Settings, Secrets and variables, Dependabot");
});

test("an operation that a fork's run may not do without a token says how it can be done", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ headRepository: FORK, fork: true });

  const end = await runHere(service, { operation: "submit", token: "" }, { event: pullRequestEvent(pullRequest) });

  expect(end.outputs["error-kind"]).toBe("input");
  expect(end.calls).toEqual([]);
  expect(errorLine(end.log)).toContain("runs of a fork's pull request get no secrets");
});
