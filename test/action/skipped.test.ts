import { describe, expect, test } from "vitest";
import { operations } from "../../src/operations/registry.js";
import { checkSuitePayload, FORK, pullRequestPayload, RUN_ID, workflowRunPayload } from "../events/payloads.js";
import { runHere } from "../run/run-here.js";
import { dispatchEvent, pushEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";

const BRANCH = `trunk-merge/pr-1/${RUN_ID}`;
const SHA = "1".repeat(40);
const SKIPPING = ["set-impacted-targets", "submit", "wait-for-merge", "cancel", "restart-tests"];

test("the operations that change something about a pull request skip test branches", () => {
  const skipping = operations
    .filter((operation) => operation.target === "pull-request" && operation.onTestBranch === "skip")
    .map(({ name }) => name);

  expect(skipping).toEqual(SKIPPING);
});

describe.each(SKIPPING)("%s on a test branch", (operation) => {
  const targets: Record<string, string> = operation === "set-impacted-targets" ? { "impacted-targets": "ALL" } : {};

  test("is skipped, green, says why, and sends nothing", async () => {
    const service = await givenService();

    const end = await runHere(
      service,
      // Neither token is needed for nothing.
      { operation, ...targets, token: "", "github-token": "" },
      { event: pushEvent(BRANCH, SHA) },
    );

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "skipped", "error-kind": "", "error-message": "" });
    expect(end.log).toContain(`${operation} has nothing to do on ${BRANCH}`);
    expect(end.summary).toContain(`### ${operation}: skipped`);
    expect(annotations(end.log)).toEqual([]);
    expect(end.requests).toEqual([]);
  });

  test("acts when pr-number is given", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const head = operation === "set-impacted-targets" ? { "head-sha": pullRequest.headSha } : {};

    const end = await runHere(
      service,
      { operation, ...targets, ...head, "pr-number": "1", "dry-run": "true" },
      { event: pushEvent(BRANCH, SHA) },
    );

    expect(end.exitCode).toBe(0);
    expect(end.outputs.result).toBe("planned");
  });
});

test.each([
  ["the head of a draft pull request", "pull_request", pullRequestPayload({ ref: BRANCH })],
  ["a check suite", "check_suite", checkSuitePayload({ branch: BRANCH })],
  ["a workflow run", "workflow_run", workflowRunPayload({ branch: BRANCH })],
  ["a bisection", "check_suite", checkSuitePayload({ branch: `${BRANCH}-bisection-1` })],
])("a test branch is known as %s", async (_, name, payload) => {
  const service = await givenService();

  const end = await runHere(service, { operation: "cancel" }, { event: { name, payload } });

  expect(end.outputs.result).toBe("skipped");
  expect(end.requests).toEqual([]);
});

test("a fork's branch that is named like a test branch does not skip anything", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({
    number: 7,
    fork: true,
    author: "developer-2",
    baseBranch: "main",
  });
  const payload = pullRequestPayload({ ref: BRANCH, repo: FORK, sha: pullRequest.headSha });

  const end = await runHere(
    service,
    { operation: "submit", "target-branch": "main" },
    { event: { name: "pull_request_target", payload } },
  );

  expect(end.outputs).toMatchObject({ result: "submitted", "pr-number": "7" });
});

test("bad inputs are errors on a test branch too", async () => {
  const service = await givenService();

  const end = await runHere(service, { operation: "submit", priority: "-1" }, { event: pushEvent(BRANCH, SHA) });

  expect(end.exitCode).toBe(1);
  expect(errorLine(end.log)).toContain("priority: must be");
});

test("with summary false a skipped step writes none", async () => {
  const service = await givenService();

  const end = await runHere(service, { operation: "submit", summary: "false" }, { event: pushEvent(BRANCH, SHA) });

  expect(end.outputs.result).toBe("skipped");
  expect(end.summary).toBe("");
});

test("status reads the pull request that a test branch is named for", async () => {
  const service = await givenService();
  service.control.addPullRequest();

  const end = await runHere(service, { operation: "status" }, { event: pushEvent(BRANCH, SHA) });

  expect(end.outputs).toMatchObject({ result: "not-submitted", "pr-number": "1" });
});

test("a run that is dispatched on a test branch is the queue's too", async () => {
  const service = await givenService();

  const end = await runAction(
    service,
    { operation: "submit" },
    { event: { ...dispatchEvent(), ref: `refs/heads/${BRANCH}` } },
  );

  expect(end.outputs.result).toBe("skipped");
});
