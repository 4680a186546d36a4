import { describe, expect, test } from "vitest";
import { isSkippedOnTestBranch } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";
import { annotations, errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pushEvent } from "../support/action-events.js";
import { checkSuitePayload, FORK, pullRequestPayload, RUN_ID, workflowRunPayload } from "../support/payloads.js";
import { runFor } from "../support/run-for.js";
import { runHere } from "../support/run-in-process.js";

const BRANCH = `trunk-merge/pr-1/${RUN_ID}`;
const PUSH = { event: pushEvent(BRANCH, "1".repeat(40)) };
const SKIPPING = ["set-impacted-targets", "submit", "wait-for-merge", "cancel", "restart-tests"];

test("the operations that change a pull request are skipped on test branches", () => {
  const skipping = operations.filter(isSkippedOnTestBranch).map(({ name }) => name);

  expect(skipping).toEqual(SKIPPING);
});

describe.each(SKIPPING)("the operation %s on a test branch of the queue", (operation) => {
  const targets: Record<string, string> = operation === "set-impacted-targets" ? { "impacted-targets": "ALL" } : {};

  test("returns skipped with a reason, and sends nothing", async () => {
    // A skipped operation needs no token.
    const inputs = { operation, ...targets, token: "", "github-token": "" };
    const end = await runHere(await givenService(), inputs, PUSH);

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "skipped", "error-kind": "", "error-message": "" });
    expect(end.log).toContain(`${operation} has nothing to do on ${BRANCH}`);
    expect(end.summary).toContain(`### ${operation}: skipped`);
    expect(annotations(end.log)).toEqual([]);
    expect(end.requests).toEqual([]);
  });

  test("runs when the input pr-number is set", async () => {
    const service = await givenService();
    const { headSha } = service.control.addPullRequest();
    const head = operation === "set-impacted-targets" ? { "head-sha": headSha } : {};

    const inputs = { operation, ...targets, ...head, "pr-number": "1", "dry-run": "true" };
    expect((await runHere(service, inputs, PUSH)).outputs.result).toBe("planned");
  });
});

test.each([
  ["the head of a draft pull request", { name: "pull_request", payload: pullRequestPayload({ ref: BRANCH }) }],
  ["a check suite", { name: "check_suite", payload: checkSuitePayload({ branch: BRANCH }) }],
  ["a workflow run", { name: "workflow_run", payload: workflowRunPayload({ branch: BRANCH }) }],
  ["a bisection", { name: "check_suite", payload: checkSuitePayload({ branch: `${BRANCH}-bisection-1` }) }],
  ["a run that is dispatched on it", { ...dispatchEvent(), ref: `refs/heads/${BRANCH}` }],
])("cancel finds the test branch of the queue in %s", async (_, event) => {
  const end = await runHere(await givenService(), { operation: "cancel" }, { event });

  expect([end.outputs.result, end.requests]).toEqual(["skipped", []]);
});

test("submit is not skipped when the branch of a fork has the name of a test branch", async () => {
  const end = await runFor(
    "submit",
    { "target-branch": "main" },
    {
      given: ({ control }) =>
        control.addPullRequest({ number: 7, fork: true, author: "developer-2", baseBranch: "main" }),
      on: ({ headSha }) => ({
        name: "pull_request_target",
        payload: pullRequestPayload({ ref: BRANCH, repo: FORK, sha: headSha }),
      }),
    },
  );

  expect(end.outputs).toMatchObject({ result: "submitted", "pr-number": "7" });
});

test("submit reports invalid inputs on a test branch too", async () => {
  const end = await runHere(await givenService(), { operation: "submit", priority: "-1" }, PUSH);

  expect(errorLine(end.log)).toContain("priority: must be");
});

test("submit writes no page when it is skipped and summary is false", async () => {
  const end = await runHere(await givenService(), { operation: "submit", summary: "false" }, PUSH);

  expect([end.outputs.result, end.summary]).toEqual(["skipped", ""]);
});

test("status finds the pull request by the name of a test branch", async () => {
  const end = await runFor("status", {}, { on: () => PUSH.event });

  expect(end.outputs).toMatchObject({ result: "not-submitted", "pr-number": "1" });
});
