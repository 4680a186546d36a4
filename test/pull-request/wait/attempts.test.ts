import { describe, expect, test } from "vitest";
import { dispatchEvent, pushEvent } from "../../action/events.js";
import { annotations } from "../../action/harness.js";
import { givenPullRequest, QUEUE, recordOf, scriptRecord, waitFor } from "../../action/waiting.js";
import { mergeGroupPayload } from "../../events/payloads.js";
import { runHere } from "../../run/run-here.js";

const FIRST = "2026-01-31T12:00:00.000Z";
const LATER = "2026-01-31T12:30:00.000Z";

describe("which attempt is waited for", () => {
  test("with since, the end of an attempt before is waited over until the new one shows", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [
      recordOf(pullRequest, "failed", { stateChangedAt: FIRST }),
      recordOf(pullRequest, "cancelled", { stateChangedAt: "2026-01-31T12:40:00.000Z" }),
    ]);

    const end = await waitFor(service, pullRequest, { since: LATER, "grace-period": "30s" });

    expect(end.outputs).toMatchObject({ result: "cancelled", polls: "2" });
  });

  test("without since, it is the result", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "failed", { stateChangedAt: FIRST })]);

    const end = await waitFor(service, pullRequest);

    expect(end.outputs).toMatchObject({ result: "failed", polls: "1" });
  });

  test("a merge from before since is a merge all the same", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "merged", { stateChangedAt: FIRST })]);

    const end = await waitFor(service, pullRequest, { since: LATER, "github-token": "" });

    expect(end.outputs).toMatchObject({ result: "merged", polls: "1" });
  });

  test("an old end that nothing follows is not submitted, after the grace period", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "cancelled", { stateChangedAt: FIRST })]);

    const end = await waitFor(service, pullRequest, { since: LATER });

    expect(end.outputs).toMatchObject({ result: "not-submitted", state: "" });
  });

  test("an answer that is older than the one before is passed over", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [
      recordOf(pullRequest, "testing", { stateChangedAt: LATER }),
      recordOf(pullRequest, "failed", { stateChangedAt: FIRST }),
      recordOf(pullRequest, "merged", { stateChangedAt: "2026-01-31T12:40:00.000Z" }),
    ]);

    const end = await waitFor(service, pullRequest, { "grace-period": "30s", "github-token": "" });

    expect(end.outputs.result).toBe("merged");
    expect(end.log).not.toContain("failed");
  });
});

describe("states on the way", () => {
  test.each(["MERGED", "Merged", "merged"])("a merge may be spelt %s", async (state) => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, state)]);

    const end = await waitFor(service, pullRequest, { "github-token": "" });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "merged", state: "merged" });
  });

  test("pending_failure is not final, and neither is a word that is new", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [
      recordOf(pullRequest, "pending_failure"),
      recordOf(pullRequest, "REBASING_ANEW"),
      recordOf(pullRequest, "merged"),
    ]);

    const end = await waitFor(service, pullRequest, { "github-token": "" });

    expect(end.outputs).toMatchObject({ result: "merged", polls: "3" });
    expect(end.log).toContain("#1: rebasing anew");
  });

  test("a direct merge goes from not ready to merged without any tests", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "not_ready"), recordOf(pullRequest, "merged")]);

    const end = await waitFor(service, pullRequest, { "github-token": "" });

    expect(end.outputs).toMatchObject({ result: "merged", polls: "2" });
  });

  test("a pull request that the queue never names in its list is not taken for merged", async () => {
    const { service, pullRequest } = await givenPullRequest();
    service.control.addFault({
      endpoint: "getQueue",
      times: 0,
      fault: { kind: "patch", merge: { enqueuedPullRequests: [] } },
    });

    const end = await waitFor(service, pullRequest, { timeout: "4s" });

    expect(end.outputs.result).toBe("timed-out");
  });

  test("a queue that is paused and resumed meanwhile is told, and waited over", async () => {
    const { service, pullRequest } = await givenPullRequest();
    service.control.advance(3);
    service.control.updateQueue({ branch: "main", state: "paused" });

    const end = await waitFor(
      service,
      pullRequest,
      {},
      {
        onLine(line) {
          if (!line.includes("The queue is paused")) return;
          service.control.updateQueue({ branch: "main", state: "running" });
          service.control.advance(60);
        },
      },
    );

    expect(end.outputs.result).toBe("merged");
    expect(end.log).toContain(
      "  The queue is paused: it takes nothing new in, starts no tests and merges nothing until somebody resumes it, for example with resume-queue.",
    );
  });

  test("a queue that drains still merges what is in it", async () => {
    const { service, pullRequest } = await givenPullRequest();
    service.control.advance(3);
    service.control.updateQueue({ branch: "main", state: "draining" });

    const end = await waitFor(
      service,
      pullRequest,
      {},
      { onLine: (line) => void (line.includes("The queue is draining") && service.control.advance(60)) },
    );

    expect(end.outputs.result).toBe("merged");
    expect(end.log).toContain("The queue is draining");
  });
});

describe("the head that was meant", () => {
  const other = { prSha: "e".repeat(40) };

  test.each([
    ["merged comes before another head", "merged", "merged"],
    ["another head comes before failed", "failed", "head-changed"],
    ["another head comes before cancelled", "cancelled", "head-changed"],
    ["another head ends the wait in the middle", "testing", "head-changed"],
  ])("%s", async (_name, state, result) => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, state, other)]);

    const end = await waitFor(service, pullRequest, { "github-token": "" });

    expect(end.outputs).toMatchObject({ result, "pr-sha": other.prSha });
  });

  test("a run that knows no head waits for whatever is in the queue", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "merged", other), recordOf(pullRequest, "merged", other)]);

    const end = await waitFor(
      service,
      pullRequest,
      { "pr-number": "1", "target-branch": "main", "github-token": "" },
      { event: dispatchEvent() },
    );

    expect(end.outputs.result).toBe("merged");
  });

  test("head-sha switches the guard on where the event knows none", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "testing", other)]);
    const inputs = { "pr-number": "1", "target-branch": "main", "head-sha": pullRequest.headSha };

    const end = await waitFor(service, pullRequest, inputs, { event: dispatchEvent() });

    expect(end.outputs.result).toBe("head-changed");
  });

  test("the commit of a merge group is not the head of the pull request", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "testing"), recordOf(pullRequest, "merged")]);
    const payload = mergeGroupPayload(`refs/heads/gh-readonly-queue/main/pr-${pullRequest.number}-${"e".repeat(40)}`);
    const event = { name: "merge_group", payload };

    const end = await waitFor(service, pullRequest, { "github-token": "" }, { event });

    expect(end.outputs).toMatchObject({ result: "merged", polls: "2" });
  });

  test("a run on the queue's own test branch has nothing to wait for, unless a number is given", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [recordOf(pullRequest, "merged")]);
    const testRunId = "2f1c9e4a-0000-4000-8000-000000000002";
    const { number } = pullRequest;
    const branch = `trunk-merge/pr-${number}/${testRunId}`;
    const event = pushEvent(branch, pullRequest.headSha);

    const skipped = await runHere(service, { operation: "wait-for-merge" }, { event });
    expect(skipped.exitCode).toBe(0);
    expect(skipped.outputs.result).toBe("skipped");
    expect(skipped.calls).toEqual([]);
    expect(annotations(skipped.log)).toEqual([]);

    const inputs = { "pr-number": "1", "target-branch": "main", "github-token": "" };
    const asked = await waitFor(service, pullRequest, inputs, { event });
    expect(asked.outputs.result).toBe("merged");
  });
});

test("a dry run waits for nothing and says what it would do", async () => {
  const { service, pullRequest } = await givenPullRequest();

  const end = await waitFor(service, pullRequest, { "dry-run": "true", timeout: "1h30m" });

  expect(end.exitCode).toBe(0);
  expect(end.outputs.result).toBe("planned");
  expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  expect(end.log).toContain("The wait would take 1h 30m at most.");
  expect(service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).isCurrentlySubmittedToQueue).toBe(true);
});
