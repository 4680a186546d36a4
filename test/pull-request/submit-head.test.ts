import { describe, expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "../support/action-events.js";
import { hostWith } from "../support/git-host.js";
import { entryOf, givenQueued } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

const EARLIER = "c".repeat(40);

describe("submit and the commit of the run", () => {
  test("cancels the new submission when the head is not the commit of the run", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const event = pullRequestEvent({ ...pullRequest, headSha: EARLIER });

    const end = await runHere(service, { operation: "submit" }, { event });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({
      result: "head-changed",
      submission: "head-changed",
      "error-kind": "result",
      state: "cancelled",
      "pr-sha": pullRequest.headSha,
    });
    expect(end.calls.slice(-3)).toEqual(["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"]);
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(false);
    expect(errorLine(end.log)).toContain(`is not the commit of this run (${EARLIER})`);
    expect(end.log).toContain("This step canceled its submission.");
  });

  test("submits nothing when the head is newer than the pushed commit of the run", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const event = pushEvent(pullRequest.headBranch, EARLIER);
    const { host } = hostWith({ number: pullRequest.number, headSha: pullRequest.headSha });

    const end = await runHere(service, { operation: "submit" }, { event, host });
    const planned = await runHere(service, { operation: "submit", "dry-run": "true" }, { event, host });

    expect([end.exitCode, end.outputs.result, end.calls.includes("submitPullRequest")]).toEqual([
      1,
      "head-changed",
      false,
    ]);
    expect(errorLine(end.log)).toContain(`The head of #1 is not the commit of this run (${EARLIER})`);
    expect(planned.log).toContain("The head of #1 is not the commit of this run");
    expect(entryOf(service, pullRequest.number)).toBeUndefined();
  });

  test("leaves an earlier submission in the queue when the head is not the commit of the run", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    const event = pullRequestEvent({ ...pullRequest, headSha: EARLIER });

    const end = await runHere(service, { operation: "submit", update: "true" }, { event });

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "head-changed", "result"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(true);
    expect(end.log).toContain("The pull request was already in the queue, and this step left it in the queue.");
  });

  test("fails when the head is not the commit of the run, and the submission cannot be canceled", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "cancelPullRequest", fault: { kind: "status", status: 400, body: "no" } });
    const event = pullRequestEvent({ ...pullRequest, headSha: EARLIER });

    const end = await runHere(service, { operation: "submit" }, { event });

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "error", "rejected"]);
    expect(end.log).toContain(`with the head commit ${pullRequest.headSha}, which is not the commit of this run`);
    expect(end.log).toContain("could not cancel the submission");
    expect(end.outputs).toMatchObject({ "head-verified": "false", "pr-sha": pullRequest.headSha });
  });

  test("accepts every head when the event of the run names no commit", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const inputs = { operation: "submit", "pr-number": `${pullRequest.number}`, "target-branch": "main" };

    const end = await runHere(service, inputs, { event: dispatchEvent() });

    expect([end.exitCode, end.outputs.result, end.outputs["pr-sha"]]).toEqual([0, "submitted", pullRequest.headSha]);
  });

  test("compares the head with the input head-sha in upper or lower case", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const inputs = { operation: "submit", "pr-number": `${pullRequest.number}`, "target-branch": "main" };
    const upper = pullRequest.headSha.toUpperCase();

    const fits = await runHere(service, { ...inputs, "head-sha": upper }, { event: dispatchEvent() });
    const other = await runHere(service, { ...inputs, "head-sha": EARLIER }, { event: dispatchEvent() });

    expect([fits.outputs.result, other.outputs.result]).toEqual(["submitted", "head-changed"]);
  });

  test("passes the step when allowed-results contains head-changed", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    const event = pullRequestEvent({ ...pullRequest, headSha: EARLIER });
    const inputs = { operation: "submit", wait: "true", "allowed-results": "head-changed" };

    const end = await runHere(service, inputs, { event });

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([0, "head-changed", ""]);
  });
});
