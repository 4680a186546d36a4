import { expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "../action/events.js";
import { annotations, errorLine, givenService } from "../action/harness.js";
import { runHere } from "./run-here.js";

const targets = { operation: "set-impacted-targets", "impacted-targets": "a" };
const MERGE_COMMIT = "e".repeat(40);

function submit(service: LocalService, number: number): void {
  const repo = { host: "github.com", owner: "local", name: "playground" };
  service.engine.submitPullRequest({ repo, targetBranch: "main" }, { number });
}

test.each(["pull_request", "pull_request_target"])(
  "on %s the targets are for the pull request's head and never for github.sha",
  async (event) => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runHere(service, targets, {
      event: pullRequestEvent(pullRequest, event),
      environment: { GITHUB_SHA: MERGE_COMMIT },
    });

    expect(end.exitCode).toBe(0);
    expect(end.requests[0]?.body).toMatchObject({ pr: { sha: pullRequest.headSha } });
    expect(JSON.stringify(end.requests)).not.toContain(MERGE_COMMIT);
  },
);

test.each([
  ["an event without a pull request", dispatchEvent()],
  ["the event of another pull request", pullRequestEvent({ number: 99, headSha: "9".repeat(40) })],
  ["a comment", { name: "issue_comment", payload: { issue: { number: 1, pull_request: {} }, comment: { body: "" } } }],
])("without a head commit nothing is sent: %s", async (_, event) => {
  const service = await givenService();
  service.control.addPullRequest({ number: 1 });

  const end = await runHere(
    service,
    { ...targets, "pr-number": "1", "target-branch": "main" },
    { event, environment: { GITHUB_SHA: MERGE_COMMIT } },
  );

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(errorLine(end.log)).toContain("head-sha: is needed here");
  expect(end.calls).toEqual([]);
});

test("head-sha says which commit is meant, also against the event", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const headSha = "ABCDEF".padEnd(40, "0");

  const end = await runHere(
    service,
    { ...targets, "head-sha": headSha, verify: "false" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.requests[0]?.body).toMatchObject({ pr: { sha: headSha.toLowerCase() } });
});

test("a push is for the open pull request whose head it is", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(service, targets, { event: pushEvent(pullRequest.headBranch, pullRequest.headSha) });

  expect(end.exitCode).toBe(0);
  const upload = end.requests.find(({ endpoint }) => endpoint === "setImpactedTargets");
  expect(upload?.body).toMatchObject({ pr: { number: pullRequest.number, sha: pullRequest.headSha } });
});

test("the record of a submitted pull request confirms the upload", async () => {
  const service = await givenService({ queue: { mode: "parallel" } });
  const pullRequest = service.control.addPullRequest();
  submit(service, pullRequest.number);

  const end = await runHere(service, targets, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs.verified).toBe("true");
  expect(end.calls).toEqual(["setImpactedTargets", "getSubmittedPullRequest"]);
  expect(annotations(end.log)).toEqual([]);
});

test("an upload that shows some moments later is confirmed too", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  submit(service, pullRequest.number);
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    fault: { kind: "patch", merge: { readiness: { hasImpactedTargets: false } } },
  });

  const end = await runHere(service, targets, { event: pullRequestEvent(pullRequest) });

  expect(end.outputs.verified).toBe("true");
  expect(end.calls).toHaveLength(3);
  expect(annotations(end.log)).toEqual([]);
});

test("targets for a commit that is not the head do not count, and the warning says what to do", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  submit(service, pullRequest.number);

  const end = await runHere(
    service,
    { ...targets, "head-sha": MERGE_COMMIT },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "uploaded", verified: "false" });
  const [warning = "", ...more] = annotations(end.log);
  expect(more).toEqual([]);
  expect(warning).toContain(`for commit ${MERGE_COMMIT}, but the head of #${pullRequest.number} is`);
  expect(warning).toContain(pullRequest.headSha);
  expect(warning).toContain("not github.sha");
});

test("an upload that the record never shows is warned of", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  submit(service, pullRequest.number);
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    times: 0,
    fault: { kind: "patch", merge: { readiness: { hasImpactedTargets: false } } },
  });

  const end = await runHere(service, targets, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs.verified).toBe("false");
  expect(annotations(end.log)).toHaveLength(1);
  expect(annotations(end.log)[0]).toContain("Check target-branch and head-sha");
});

test.each([
  ["the field", ["readiness.hasImpactedTargets"]],
  ["the whole readiness", ["readiness"]],
])("a record without %s tells nothing, which is no reason to warn", async (_, omit) => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  submit(service, pullRequest.number);
  service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "patch", omit } });

  const end = await runHere(service, targets, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs.verified).toBe("unknown");
  expect(end.calls).toHaveLength(2);
  expect(annotations(end.log)).toEqual([]);
});

test("a failed read-back does not undo the upload", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    fault: { kind: "status", status: 403, body: "Forbidden" },
  });

  const end = await runHere(service, targets, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "uploaded", verified: "unknown", "error-kind": "" });
  expect(annotations(end.log)).toHaveLength(1);
  expect(annotations(end.log)[0]).toContain("The upload succeeded, but could not be read back");
});

test("verify: false reads nothing back", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  submit(service, pullRequest.number);

  const end = await runHere(service, { ...targets, verify: "False" }, { event: pullRequestEvent(pullRequest) });

  expect(end.outputs.verified).toBe("unknown");
  expect(end.calls).toEqual(["setImpactedTargets"]);
});

test("a fork's run, which has no token to read with, does not look whether its targets count", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ headRepository: "developer-2/playground", fork: true });
  service.control.addForkRun({ runId: "1000", headSha: pullRequest.headSha });
  const inputs = { operation: "set-impacted-targets", "impacted-targets": "a", token: "" };

  const end = await runHere(service, inputs, { event: pullRequestEvent(pullRequest) });

  expect(end.outputs).toMatchObject({ result: "uploaded", verified: "unknown" });
  expect(end.calls).toEqual(["setImpactedTargets"]);
});
