import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import {
  addInputs,
  call,
  listCallers,
  listJobsWithToken,
  OWN_TOKEN,
  resultsOf,
  sentTo,
} from "../support/call-workflow.js";
import { filesByRef } from "../support/interpreter/checkout.js";
import {
  FORK,
  onCheckRun,
  onClosed,
  onComment,
  onDeleted,
  onDependabot,
  onRepositoryDispatch,
  type WorkflowEvent,
} from "../support/interpreter/events.js";
import { BASE, listed } from "../support/payloads.js";
import { givenCancelled, givenQueued, givenTesting, runOf } from "../support/queue.js";

const CHECK = "Trunk Merge Queue (main)";
const TARGET = { name: "pull_request_target" };
const PROGRAMS = { make: "#!/bin/sh\necho deploying $(cat site.txt)" };

/** Returns the event in which the queue's check on the head of a pull request ends. */
function checked(numbers: readonly number[], { name = CHECK, app = "trunk-io" } = {}): WorkflowEvent {
  const pullRequests = numbers.map((number) => listed(number));
  const event = onCheckRun(name, "failure", { pullRequests });
  const { check_run: run, ...payload } = Object(event.payload);
  return { ...event, payload: { ...payload, check_run: { ...run, app: { slug: app } } } };
}

/**
 * Runs the example with all triggers, also when a `pull_request` event closes a pull request. `commit` can be checked
 * out.
 */
function reportOn(service: LocalService, event: WorkflowEvent, commit = BASE) {
  const [example = ""] = listCallers("report-outcome");
  const more = "  issue_comment: { types: [edited] }\n  check_run: { types: [completed] }\npermissions:";
  const text = example.replace("permissions:", more).replace("pull_request_target:", `${closingName(event)}:`);
  const repository = filesByRef({ [commit]: { "site.txt": "merged" } });
  return call("report-outcome", service, event, { repository, programs: PROGRAMS, text });
}

function closingName({ name }: WorkflowEvent): string {
  return name === "pull_request" ? name : "pull_request_target";
}

function givenFailed(service: LocalService): PullRequest {
  const checks = [{ name: "build", result: "failure" }] as const;
  const pullRequest = givenTesting(service, { testPlan: { result: "fail", checks } });
  service.control.advance(3600);
  return pullRequest;
}

function mergeCommitOf(service: LocalService, { number }: PullRequest): string {
  const found = service.engine.snapshots()[0]?.pullRequests.find((each) => each.number === number);
  return found?.mergeCommitSha ?? "";
}

function mergedByHand(service: LocalService, pullRequest: PullRequest): PullRequest {
  return service.control.updatePullRequest(pullRequest.number, { state: "merged", mergeCommitSha: BASE });
}

function commentsOf(service: LocalService): readonly string[] {
  return service.engine.snapshots()[0]?.comments.map(({ body }) => body) ?? [];
}

describe("report-outcome.yml", () => {
  test("comments on a failed pull request when the workflow of the README runs", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenFailed(service);

    const end = await call("report-outcome", service, onClosed(pullRequest, false, TARGET), { example: 1 });

    expect(end.jobs.report?.outputs).toMatchObject({ result: "failed", reported: "true", cause: "tests-failed" });
    expect(commentsOf(service)).toHaveLength(1);
    expect(commentsOf(service)[0]).toContain("**Failed in the merge queue**");
  });

  test("reports a merge, and deploys the commit in a job without the token", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenQueued(service, { headRepository: FORK, fork: true });
    service.control.advance(3600);
    const commit = mergeCommitOf(service, pullRequest);

    const end = await reportOn(service, onClosed(pullRequest, true, TARGET), commit);

    expect(end.jobs.report?.outputs).toMatchObject({
      result: "merged",
      reported: "true",
      state: "merged",
      "pr-number": String(pullRequest.number),
      "head-sha": pullRequest.headSha,
      "target-branch": "main",
      "merge-commit-sha": commit,
      deployable: "true",
      author: "developer-1",
      cause: "",
    });
    expect(resultsOf(end)).toMatchObject({ deploy: "success", chat: "skipped" });
    expect(end.jobs.deploy?.steps.at(-1)?.log).toBe("deploying merged\n");
    expect(listJobsWithToken(end, service)).toEqual(["report / report"]);
    expect(commentsOf(service)).toHaveLength(1);
  });

  test("sends a failure to a chat only at the first of several triggers", async () => {
    const service = await givenService({ ...OWN_TOKEN, queue: { createPrsForTestingBranches: true } });
    const { number } = givenFailed(service);
    const { branch, sha, testPullRequest } = runOf(service, number);
    const draft = { number: testPullRequest ?? 0, headSha: sha, headBranch: branch };
    const triggers = [
      onDeleted(branch),
      onClosed(draft, false, TARGET),
      onComment(number, "It failed", { author: "trunk-io[bot]", action: "edited" }),
      checked([number]),
      onRepositoryDispatch("merge-queue-outcome", { pr_number: number }),
    ];

    const ends = [];
    for (const event of triggers) ends.push(await reportOn(service, event));

    expect(ends.map(({ jobs }) => jobs.report?.outputs.result)).toEqual(triggers.map(() => "failed"));
    expect(ends.map(({ jobs }) => jobs.report?.outputs.reported)).toEqual(["true", "false", "false", "false", "false"]);
    expect(ends.map(({ jobs }) => jobs.chat?.result)).toEqual(["success", "skipped", "skipped", "skipped", "skipped"]);
    expect(ends[0]?.jobs.report?.outputs).toMatchObject({
      "pr-number": String(number),
      deployable: "false",
      "merge-commit-sha": "",
      "failing-checks": '["build"]',
      "test-run-id": runOf(service, number).id,
      cause: "tests-failed",
    });
    expect(commentsOf(service)).toHaveLength(1);
  });

  test.each([
    ["that was never submitted", (service: LocalService) => service.control.addPullRequest(), []],
    ["that was canceled in the queue", (service: LocalService) => givenCancelled(service), [expect.any(String)]],
  ])("reports that a pull request %s was merged outside the queue", async (_what, pullRequestOf, comments) => {
    const service = await givenService(OWN_TOKEN);
    const merged = mergedByHand(service, pullRequestOf(service));

    const end = await reportOn(service, onClosed(merged, true));

    expect(end.jobs.report?.outputs).toMatchObject({
      result: "merged-outside-queue",
      reported: "true",
      deployable: "true",
    });
    expect(end.jobs.deploy?.result).toBe("success");
    expect(commentsOf(service)).toEqual(comments);
  });

  test.each([
    ["a fork's run", (pullRequest: PullRequest) => onClosed({ ...pullRequest, headRepository: FORK }, true)],
    [
      "Dependabot's run",
      (pullRequest: PullRequest) => {
        const merged = { state: "closed", merged: true, merge_commit_sha: BASE };
        return onDependabot(pullRequest, { action: "closed", pullRequest: merged });
      },
    ],
  ])("reports a merge although %s has no secrets", async (_whose, eventOf) => {
    const service = await givenService(OWN_TOKEN);

    const end = await reportOn(service, eventOf(service.control.addPullRequest()));

    expect(end.jobs.report?.outputs).toMatchObject({
      result: "merged",
      state: "",
      deployable: "true",
      reported: "true",
    });
    expect(end.jobs.deploy?.result).toBe("success");
    expect([end.ourResults, sentTo(service)]).toEqual([["report-outcome: skipped"], []]);
  });

  test("fails when the service is down, and reports the merge at the next trigger", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenQueued(service);
    service.control.advance(3600);
    service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "status", status: 401 } });
    const commit = mergeCommitOf(service, pullRequest);

    const down = await reportOn(service, onClosed(pullRequest, true, TARGET), commit);
    service.control.clearFaults();
    const up = await reportOn(
      service,
      onRepositoryDispatch("merge-queue-outcome", { pr_number: pullRequest.number }),
      commit,
    );

    expect([down.result, down.jobs.deploy?.result]).toEqual(["failure", "skipped"]);
    expect(up.jobs.report?.outputs).toMatchObject({ result: "merged", reported: "true", deployable: "true" });
  });

  test("deploys nothing when the pull request was closed without a merge", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenCancelled(service);
    service.control.updatePullRequest(pullRequest.number, { state: "closed" });

    const end = await reportOn(service, onClosed(pullRequest, false, TARGET));

    const outputs = { result: "closed", reported: "true", "merge-commit-sha": "", deployable: "false" };
    expect(end.jobs.report?.outputs).toMatchObject(outputs);
    expect(end.jobs.deploy?.result).toBe("skipped");
  });

  test("reports nothing while the pull request is in the queue", async () => {
    const service = await givenService(OWN_TOKEN);
    const { number } = givenQueued(service);

    const end = await reportOn(service, checked([number]));

    expect(end.jobs.report?.outputs).toMatchObject({ result: "in-queue", reported: "false", deployable: "false" });
    expect(resultsOf(end)).toMatchObject({ deploy: "skipped", chat: "skipped" });
  });

  test("skips events about checks, comments and branches that do not come from the queue", async () => {
    const service = await givenService(OWN_TOKEN);
    const { number } = givenFailed(service);
    const events = [
      checked([number], { name: "build" }),
      checked([number], { app: "github-actions" }),
      checked([]),
      onComment(number, "It failed", { author: "stranger-1", action: "edited" }),
      onComment(number, "It failed", { author: "trunk-io[bot]", action: "edited", onPullRequest: false }),
      onDeleted("change-7"),
      onRepositoryDispatch("merge-queue-outcome", {}),
    ];

    for (const event of events) {
      const end = await reportOn(service, event);
      expect(resultsOf(end)).toMatchObject({ "report / report": "skipped", deploy: "skipped", chat: "skipped" });
    }
    expect([sentTo(service), commentsOf(service)]).toEqual([[], []]);
  });

  test("reads a fork's branch with the name of a test branch as an ordinary branch", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = service.control.addPullRequest();
    service.control.updatePullRequest(pullRequest.number, { state: "closed" });
    const headBranch = "trunk-merge/pr-7/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f";

    const end = await reportOn(service, onClosed({ ...pullRequest, headBranch, headRepository: FORK }, false, TARGET));

    expect(end.jobs.report?.outputs).toMatchObject({ result: "closed", "pr-number": String(pullRequest.number) });
  });

  test("shares a concurrency group only between triggers of the same pull request", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenFailed(service);
    const { number } = pullRequest;
    const { branch } = runOf(service, number);

    const groups = [];
    for (const event of [
      checked([number]),
      onComment(number, "It failed", { author: "trunk-io[bot]", action: "edited" }),
      onDeleted(branch),
      onClosed(pullRequest, false, TARGET),
    ]) {
      groups.push(Object((await reportOn(service, event)).jobs["report / report"]?.concurrency).group);
    }

    const caller = "merge-queue-outcome-.github/workflows/workflow.yml";
    const ofPullRequest = `${caller}-other-${number}`;
    const others = [`${caller}-other-${branch}`, `${caller}-closed-${number}`];
    expect(groups).toEqual([ofPullRequest, ofPullRequest, ...others]);
  });

  test("reports nothing when a draft pull request of the queue is closed and there is no token", async () => {
    const service = await givenService(OWN_TOKEN);
    const draft = {
      number: 8,
      headSha: "1".repeat(40),
      headBranch: "trunk-merge/pr-1/1bd3a137-28cf-48e2-8391-3a04539c1a9c",
    };
    const event = onClosed(draft, false, TARGET);

    const end = await call("report-outcome", service, event, { secrets: {} });

    expect(end.jobs.report?.outputs).toMatchObject({ result: "", reported: "false", deployable: "false" });
  });

  test("deploys a merge even without the token, but reports only the outcomes in the input `outcomes`", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = service.control.addPullRequest();
    const ends = ["failed, merged", "failed, cancelled", "failed, merged-outside-queue"].map(async (outcomes) => {
      const text = addInputs("report-outcome", { outcomes });
      const end = await call("report-outcome", service, onClosed(pullRequest, true, TARGET), { text, secrets: {} });
      const { result, reported, deployable } = end.jobs.report?.outputs ?? {};
      return [result, reported, deployable];
    });

    expect(await Promise.all(ends)).toEqual([
      ["merged", "true", "true"],
      ["merged", "false", "true"],
      ["merged", "false", "true"],
    ]);
  });

  test("fails without the token when the event does not contain the outcome", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenFailed(service);
    const woken = onDeleted(runOf(service, pullRequest.number).branch);

    const deleted = await call("report-outcome", service, woken, { secrets: {} });
    const closed = await call("report-outcome", service, onClosed(pullRequest, false, TARGET), { secrets: {} });

    expect([deleted.result, closed.result]).toEqual(["failure", "success"]);
    expect(deleted.jobs["report / report"]?.steps.at(-1)?.log).toContain("MERGE_QUEUE_TOKEN is empty");
    expect(closed.jobs.report?.outputs).toMatchObject({ result: "closed", reported: "true" });
    expect(commentsOf(service)).toEqual([]);
  });
});
