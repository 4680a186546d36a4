import { describe, expect, test } from "vitest";
import type { StepEvent } from "../../src/demo/runner.js";
import type { LocalService } from "../../src/local-queue/service.js";
import { runHere } from "../run/run-here.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";

const TEST_BRANCH = "trunk-merge/pr-1/11111111-2222-4333-8444-555555555555";
const NO_PAYLOAD: StepEvent = { name: "workflow_dispatch", payload: {} };

/** A service with queues for two branches, and a pull request into the second one. */
async function givenTwoQueues() {
  const service = await givenService();
  service.control.addQueue({ branch: "release/1.x" });
  const pullRequest = service.control.addPullRequest({ baseBranch: "release/1.x" });
  return { service, pullRequest };
}

/** Which branch's queue is read, and what was asked before. */
async function readQueue(service: LocalService, event: StepEvent, inputs: Record<string, string> = {}) {
  const end = await runHere(service, { operation: "get-queue", ...inputs }, { event });
  expect(end.outputs["error-message"]).toBe("");
  return { branch: end.outputs.branch, calls: end.calls };
}

describe("the queue that is read without target-branch", () => {
  test("is that of the event's pull request", async () => {
    const { service, pullRequest } = await givenTwoQueues();

    const end = await runHere(service, { operation: "get-queue" }, { event: pullRequestEvent(pullRequest) });

    expect(end.outputs.branch).toBe("release/1.x");
    expect(end.calls).toEqual(["getQueue"]);
  });

  test("is that of pr-number, whose base is looked up", async () => {
    const { service } = await givenTwoQueues();

    expect(await readQueue(service, dispatchEvent(), { "pr-number": "1" })).toEqual({
      branch: "release/1.x",
      calls: ["github:pulls.get", "getQueue"],
    });
  });

  test("is, on a test branch, that of the pull request it tests", async () => {
    const { service } = await givenTwoQueues();

    expect(await readQueue(service, pushEvent(TEST_BRANCH, "1".repeat(40)))).toEqual({
      branch: "release/1.x",
      calls: ["github:pulls.get", "getQueue"],
    });
  });

  test("is that of a merge group's base", async () => {
    const { service } = await givenTwoQueues();
    const payload = { merge_group: { head_ref: `refs/heads/gh-readonly-queue/release/1.x/pr-1-${"1".repeat(40)}` } };

    expect(await readQueue(service, { name: "merge_group", payload })).toEqual({
      branch: "release/1.x",
      calls: ["getQueue"],
    });
  });

  test("is that of the default branch in the event", async () => {
    const { service } = await givenTwoQueues();

    expect(await readQueue(service, dispatchEvent())).toEqual({ branch: "main", calls: ["getQueue"] });
  });

  test("is on a schedule that of the run's own branch, which is the default one", async () => {
    const { service } = await givenTwoQueues();
    const event = { name: "schedule", ref: "refs/heads/main", payload: { schedule: "0 6 * * *" } };

    expect(await readQueue(service, event)).toEqual({ branch: "main", calls: ["getQueue"] });
  });

  test("is that of the default branch as GitHub tells it where the event does not", async () => {
    const { service } = await givenTwoQueues();

    expect(await readQueue(service, NO_PAYLOAD)).toEqual({ branch: "main", calls: ["github:repos.get", "getQueue"] });
  });

  test("is for another repository that of its own default branch, whatever the event says", async () => {
    const { service, pullRequest } = await givenTwoQueues();
    service.control.addRepository({ owner: "local", name: "elsewhere", defaultBranch: "trunk" });
    service.control.addQueue({ repository: "local/elsewhere", branch: "trunk" });

    expect(await readQueue(service, pullRequestEvent(pullRequest), { repository: "local/elsewhere" })).toEqual({
      branch: "trunk",
      calls: ["github:repos.get", "getQueue"],
    });
  });
});

test("without a way to ask, target-branch is asked for, and nothing is sent", async () => {
  const { service } = await givenTwoQueues();
  const inputs = { operation: "get-queue", "github-token": "" };

  const end = await runHere(service, inputs, { event: NO_PAYLOAD });

  expect(end.outputs["error-kind"]).toBe("input");
  expect(errorLine(end.log)).toContain(
    "target-branch: is needed here: github-token is empty, so the default branch of",
  );
  expect(end.requests).toEqual([]);
});

test("a look-up that GitHub refuses names the input and the permissions", async () => {
  const { service } = await givenTwoQueues();
  service.control.addFault({ endpoint: "github:*", times: 0, fault: { kind: "status", status: 403 } });

  const end = await runAction(service, { operation: "get-queue" }, { event: NO_PAYLOAD });

  expect(end.outputs["error-kind"]).toBe("input");
  expect(errorLine(end.log)).toContain("target-branch: is needed here: the default branch of local/playground");
  expect(end.log).toContain("    contents: read");
  expect(end.calls).not.toContain("getQueue");
});
