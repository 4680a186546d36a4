import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../src/local-queue/service.js";
import { givenService } from "../action/harness.js";
import { cancelSilently, givenCancelled, givenQueued, runOf } from "../action/queue.js";
import { BASE, listed } from "../events/payloads.js";
import { filesByRef } from "../interpreter/checkout.js";
import { FORK, onCheckRun, onClosed, onDependabot, onPullRequest, type WorkflowEvent } from "../interpreter/events.js";
import { call, callersOf, jobsWithToken, OWN_TOKEN, resultsOf, sentTo } from "./calling.js";

const CHECK = "Trunk Merge Queue (main)";
/** Only the merge commit can be checked out. */
const SURROUNDINGS = {
  repository: filesByRef({ [BASE]: { "site.txt": "merged" } }),
  programs: { make: "#!/bin/sh\necho deploying $(cat site.txt)" },
};

/** The queue's check on a pull request's head ends. */
function checked(
  conclusion: string,
  numbers: readonly number[],
  { name = CHECK, app = "trunk-io" } = {},
): WorkflowEvent {
  const pullRequests = numbers.map((number) => listed(number));
  const event = onCheckRun(name, conclusion, { pullRequests });
  const { check_run: run, ...payload } = Object(event.payload);
  return { ...event, payload: { ...payload, check_run: { ...run, app: { slug: app } } } };
}

/** Runs the example, which names `pull_request_target`, on whichever event the pull request was closed. */
function ended(service: LocalService, event: WorkflowEvent) {
  const [example = ""] = callersOf("queue-ended");
  const text = event.name === "check_run" ? example : example.replace("pull_request_target", event.name);
  return call("queue-ended", service, event, { ...SURROUNDINGS, text });
}

const TARGET = { name: "pull_request_target" };

/** A pull request that failed in the queue. */
function givenFailed(service: LocalService): PullRequest {
  const pullRequest = givenQueued(service, { testPlan: { result: "fail" } });
  service.control.advance(3600);
  return pullRequest;
}

describe("queue-ended.yml", () => {
  test("tells a merge by the queue, and deploys its commit in a job without the token", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenQueued(service, { headRepository: FORK, fork: true });
    service.control.advance(3600);

    const end = await ended(service, onClosed(pullRequest, true, TARGET));

    expect(end.jobs.ended?.outputs).toEqual({
      result: "merged",
      state: "merged",
      "pr-number": String(pullRequest.number),
      "head-sha": pullRequest.headSha,
      "target-branch": "main",
      "merge-commit-sha": BASE,
      deployable: "true",
    });
    expect(resultsOf(end)).toMatchObject({ deploy: "success", tell: "skipped" });
    expect(end.jobs.deploy?.steps.at(-1)?.log).toBe("deploying merged\n");
    expect(jobsWithToken(end, service)).toEqual(["ended / ended"]);
  });

  test.each([
    ["that the queue never had", (service: LocalService) => service.control.addPullRequest()],
    ["that was cancelled in the queue", (service: LocalService) => givenCancelled(service)],
  ])("tells a merge by hand of a pull request %s", async (_what, pullRequestOf) => {
    const service = await givenService(OWN_TOKEN);

    const end = await ended(service, onClosed(pullRequestOf(service), true));

    expect(end.jobs.ended?.outputs).toMatchObject({ result: "not-from-queue", deployable: "true" });
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
  ])("needs no secret for a merge: %s uses what the event says", async (_whose, eventOf) => {
    const service = await givenService(OWN_TOKEN);

    const end = await ended(service, eventOf(service.control.addPullRequest()));

    expect(end.jobs.ended?.outputs).toMatchObject({ result: "merged", state: "", deployable: "true" });
    expect(end.jobs.deploy?.result).toBe("success");
    expect([end.ourResults, sentTo(service)]).toEqual([["status: skipped"], []]);
  });

  test("believes the event of a merge when the service is down", async () => {
    const service = await givenService(OWN_TOKEN);
    service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "status", status: 400 } });

    const end = await ended(service, onClosed(service.control.addPullRequest(), true));

    expect(end.jobs.ended?.outputs).toMatchObject({ result: "merged", deployable: "true" });
    expect(end.result).toBe("success");
  });

  test("deploys nothing for a pull request that was closed, nor when the merge commit is not known", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = service.control.addPullRequest();
    const trial = { state: "closed", merged: false, merge_commit_sha: BASE };
    const unknown = { state: "closed", merged: true, merge_commit_sha: null };

    const closed = await ended(service, onPullRequest(pullRequest, { action: "closed", pullRequest: trial }));
    const merged = await ended(service, onPullRequest(pullRequest, { action: "closed", pullRequest: unknown }));

    const expected = { "merge-commit-sha": "", deployable: "false" };
    expect(closed.jobs.ended?.outputs).toMatchObject({ result: "closed", ...expected });
    expect(merged.jobs.ended?.outputs).toMatchObject({ result: "not-from-queue", ...expected });
    expect([closed.jobs.deploy?.result, merged.jobs.deploy?.result]).toEqual(["skipped", "skipped"]);
  });

  test.each([
    ["failed", givenFailed],
    ["cancelled", (service: LocalService) => givenCancelled(service)],
    ["in-queue", (service: LocalService) => givenQueued(service)],
  ])("tells from the queue's check and record: %s", async (result, pullRequestOf) => {
    const service = await givenService(OWN_TOKEN);
    const { number } = pullRequestOf(service);

    const end = await ended(service, checked("failure", [number]));

    expect(end.jobs.ended?.outputs).toMatchObject({ result, "pr-number": String(number) });
    expect(end.jobs.ended?.outputs).toMatchObject({ deployable: "false", "merge-commit-sha": "" });
    expect(end.jobs.tell?.result).toBe(result === "in-queue" ? "skipped" : "success");
    expect(end.jobs.deploy?.result).toBe("skipped");
  });

  test.each([
    ["a fork's failure, whose event names no pull request", checked("failure", []), "failed", ""],
    ["a cancellation", checked("cancelled", []), "cancelled", ""],
    ["an end that says nothing", checked("neutral", []), "unknown", ""],
    ["a failure of one of two pull requests with this head", checked("failure", [7, 8]), "failed", ""],
  ])("tells from the check alone: %s", async (_what, event, result, number) => {
    const service = await givenService(OWN_TOKEN);

    const end = await ended(service, event);

    expect(end.jobs.ended?.outputs).toMatchObject({ result, "pr-number": number });
    expect(end.jobs.ended?.outputs["head-sha"]).toMatch(/^[0-9a-f]{40}$/);
    expect([end.result, sentTo(service)]).toEqual(["success", []]);
  });

  test("is skipped for other checks, for one that ends well, and for the queue's own pull requests", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = givenQueued(service);
    service.control.advance(3);
    const draft = { ...pullRequest, number: 90, headBranch: runOf(service, pullRequest.number).branch };
    cancelSilently(service, pullRequest.number);
    const { number } = pullRequest;

    const ends = await Promise.all(
      [
        checked("failure", [number], { name: "build" }),
        checked("failure", [number], { app: "github-actions" }),
        checked("success", [number]),
        onClosed(draft, false),
      ].map((event) => ended(service, event)),
    );

    for (const end of ends) {
      expect(resultsOf(end)).toMatchObject({ "ended / ended": "skipped", deploy: "skipped", tell: "skipped" });
    }
    expect(sentTo(service)).toEqual([]);
  });

  test("takes a fork's branch that is named like the queue's for what it is", async () => {
    const service = await givenService(OWN_TOKEN);
    const pullRequest = service.control.addPullRequest();
    const headBranch = "trunk-merge/pr-7/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f";

    const end = await ended(service, onClosed({ ...pullRequest, headBranch, headRepository: FORK }, false));

    expect(end.jobs.ended?.outputs.result).toBe("closed");
  });
});
