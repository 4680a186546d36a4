import { expect, test } from "vitest";
import type { PullRequest } from "../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../src/demo/runner.js";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "../support/action-events.js";
import { runHere } from "../support/run-in-process.js";

const SHA = "1".repeat(40);
const TEST_BRANCH = "trunk-merge/pr-1/11111111-2222-4333-8444-555555555555";
const NO_PAYLOAD: StepEvent = { name: "workflow_dispatch", payload: {} };
const GROUP = { merge_group: { head_ref: `refs/heads/gh-readonly-queue/release/1.x/pr-1-${SHA}` } };

/** Starts a service with queues for two branches, another repository, and a pull request into the second branch. */
async function givenTwoQueues() {
  const service = await givenService();
  service.control.addQueue({ branch: "release/1.x" });
  const pullRequest = service.control.addPullRequest({ baseBranch: "release/1.x" });
  service.control.addRepository({ owner: "local", name: "elsewhere", defaultBranch: "trunk" });
  service.control.addQueue({ repository: "local/elsewhere", branch: "trunk" });
  return { service, pullRequest };
}

type Row = readonly [
  what: string,
  on: StepEvent | ((pullRequest: PullRequest) => StepEvent),
  inputs: Readonly<Record<string, string>>,
  branch: string,
  lookUps: readonly string[],
];

test.each<Row>([
  ["the event's pull request", pullRequestEvent, {}, "release/1.x", []],
  ["pr-number", dispatchEvent(), { "pr-number": "1" }, "release/1.x", ["github:pulls.get"]],
  ["the pull request of a test branch", pushEvent(TEST_BRANCH, SHA), {}, "release/1.x", ["github:pulls.get"]],
  ["a merge group", { name: "merge_group", payload: GROUP }, {}, "release/1.x", []],
  ["the repository in the event", dispatchEvent(), {}, "main", []],
  ["a schedule", { name: "schedule", ref: "refs/heads/main", payload: { schedule: "0 6 * * *" } }, {}, "main", []],
  ["the repository on GitHub", NO_PAYLOAD, {}, "main", ["github:repos.get"]],
  ["another repository", pullRequestEvent, { repository: "local/elsewhere" }, "trunk", ["github:repos.get"]],
])("get-queue reads the branch of %s when target-branch is missing", async (_, on, inputs, branch, lookUps) => {
  const { service, pullRequest } = await givenTwoQueues();
  const event = typeof on === "function" ? on(pullRequest) : on;

  const end = await runHere(service, { operation: "get-queue", ...inputs }, { event });

  expect([end.outputs.branch, end.calls]).toEqual([branch, [...lookUps, "getQueue"]]);
});

test("get-queue requires target-branch when the default branch cannot be looked up", async () => {
  const { service } = await givenTwoQueues();
  service.control.addFault({ endpoint: "github:*", times: 0, fault: { kind: "status", status: 403 } });

  const blind = await runHere(service, { operation: "get-queue", "github-token": "" }, { event: NO_PAYLOAD });
  const refused = await runHere(service, { operation: "get-queue" }, { event: NO_PAYLOAD });

  expect(errorLine(blind.log)).toContain(
    "target-branch: a value is required: github-token is empty, so the default branch of",
  );
  expect(blind.requests).toEqual([]);
  expect(errorLine(refused.log)).toContain(
    "target-branch: a value is required: the default branch of local/playground",
  );
  expect(refused.log).toContain("    contents: read");
  for (const end of [blind, refused]) expect(end.outputs["error-kind"]).toBe("input");
  expect(refused.calls).not.toContain("getQueue");
});
