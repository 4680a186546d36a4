import { describe, expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { bodyFor, entryOf, givenCancelled, givenQueued } from "../support/queue.js";
import { runHere, runOn } from "../support/run-in-process.js";

const NEW = ["getSubmittedPullRequest", "getQueue", "submitPullRequest", "getSubmittedPullRequest"];
const AGAIN = ["getSubmittedPullRequest", "submitPullRequest", "getSubmittedPullRequest", "getQueue"];

describe("submit", () => {
  test("submits a pull request without a priority, and returns its new record", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest({ title: "A <b>title</b>" });

    const end = await runOn(service, pullRequest, { operation: "submit" });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({
      result: "submitted",
      submission: "submitted",
      state: "not_ready",
      "pr-number": `${pullRequest.number}`,
      "pr-sha": pullRequest.headSha,
      "submitted-at": entryOf(service, pullRequest.number)?.stateChangedAt,
      "error-kind": "",
      "error-message": "",
    });
    expect(end.calls).toEqual(NEW);
    expect(end.requests[2]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
    expect(Object.keys(Object(end.requests[2]?.body))).toEqual(["repo", "targetBranch", "pr"]);
    expect(end.log).toContain("was submitted to the merge queue for main of local/playground.");
    expect(end.summary).toContain("### submit: submitted");
    expect(end.summary).not.toContain("<b>");
    expect(end.result).toMatchObject({ result: "submitted", record: { prSha: pullRequest.headSha } });
  });

  test.each([
    ["urgent", "urgent", 0],
    ["High", "high", 10],
    ["0", 0, 0],
    ["255", 255, 255],
    ["10", 10, 10],
  ])("sends the priority %s", async (given, sent, value) => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runOn(service, pullRequest, { operation: "submit", priority: given, "no-batch": "true" });

    expect(end.outputs.result).toBe("submitted");
    expect(end.requests[2]?.body).toEqual({ ...bodyFor(pullRequest.number), priority: sent, noBatch: true });
    expect(entryOf(service, pullRequest.number)).toMatchObject({ priorityValue: value, noBatch: true });
  });

  test("returns already-queued without a write when the pull request is in the queue", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);

    const end = await runOn(service, pullRequest, { operation: "submit", priority: "urgent" });

    expect([end.exitCode, end.outputs.result, end.outputs["submitted-at"]]).toEqual([0, "already-queued", ""]);
    expect(end.outputs.submission).toBe("already-queued");
    expect(end.calls).toEqual(["getSubmittedPullRequest", "getQueue"]);
    expect(entryOf(service, pullRequest.number)?.priorityName).toBe("medium");
  });

  test("returns already-merged without a write when the pull request is merged", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);

    const end = await runOn(service, pullRequest, { operation: "submit" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "already-merged", "merged"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  });

  test("submits again after a canceled attempt", async () => {
    const service = await givenService();
    const pullRequest = givenCancelled(service);
    const before = entryOf(service, pullRequest.number)?.stateChangedAt ?? "";

    const end = await runOn(service, pullRequest, { operation: "submit" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "submitted", "not_ready"]);
    expect(end.calls).toEqual(AGAIN);
    expect(Date.parse(end.outputs["submitted-at"] ?? "")).toBeGreaterThan(Date.parse(before));
  });

  test("returns not-resubmitted when resubmit is false", async () => {
    const service = await givenService();
    const pullRequest = givenCancelled(service);

    const end = await runOn(service, pullRequest, { operation: "submit", resubmit: "false" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "not-resubmitted", "cancelled"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  });
});

describe("submit after the submission of another run", () => {
  test("leaves the submission in the queue and returns head-changed when the head is not the commit of the run", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "status", status: 404 } });
    service.control.addFault({ endpoint: "submitPullRequest", fault: { kind: "status", status: 409 } });
    const event = pullRequestEvent({ ...pullRequest, headSha: "c".repeat(40) });

    const end = await runHere(service, { operation: "submit" }, { event });

    expect([end.exitCode, end.outputs.result]).toEqual([1, "head-changed"]);
    expect(end.calls).not.toContain("cancelPullRequest");
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(true);
  });

  test("returns already-merged when the merge comes between the read and the submission", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "status", status: 404 } });

    const end = await runOn(service, pullRequest, { operation: "submit" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "already-merged", "merged"]);
    expect(end.calls).toEqual(NEW);
  });
});

/**
 * Kind and message of the failure when the service does not know a pull request. API v2 uses the same status for
 * several causes.
 */
describe("a rejected submission", () => {
  test("names the pull request when the service does not know it", async () => {
    const service = await givenService();

    const end = await runHere(
      service,
      { operation: "submit", "pr-number": "77", "target-branch": "main" },
      { event: dispatchEvent() },
    );

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "error", "not-found"]);
    expect(errorLine(end.log)).toContain(
      "The service did not find pull request #77 of the queue for main of local/playground.",
    );
    expect(end.log).toContain("Check target-branch, pr-number and repository. Also check that the token");
  });

  test("names the branch and sends nothing when the branch has no queue", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runOn(service, pullRequest, { operation: "submit", "target-branch": "release" });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "not-found"]);
    expect(errorLine(end.log)).toContain("There is no merge queue for branch release of local/playground.");
    expect(end.calls).not.toContain("submitPullRequest");
  });

  test("returns the service's message when the pull request is a draft", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest({ draft: true });

    const end = await runOn(service, pullRequest, { operation: "submit" });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
    expect(errorLine(end.log)).toContain(`Pull request #${pullRequest.number} is a draft`);
    expect(end.calls.filter((call) => call === "submitPullRequest")).toHaveLength(1);
  });
});
