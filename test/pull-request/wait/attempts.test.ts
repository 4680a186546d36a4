import { describe, expect, test } from "vitest";
import { annotations } from "../../support/action.js";
import { pushEvent } from "../../support/action-events.js";
import { runHere } from "../../support/run-in-process.js";
import { givenPullRequest, QUEUE, recordOf, scriptRecord, waitFor } from "../../support/run-wait.js";

const FIRST = "2026-01-31T12:00:00.000Z";
const LATER = "2026-01-31T12:30:00.000Z";

describe("a wait with the input `since`", () => {
  test("ignores the outcome of an earlier attempt until the record shows the new attempt", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [
      recordOf(pullRequest, "failed", { stateChangedAt: FIRST }),
      recordOf(pullRequest, "cancelled", { stateChangedAt: "2026-01-31T12:40:00.000Z" }),
    ]);

    const end = await waitFor(service, pullRequest, { since: LATER, "grace-period": "30s" });

    expect(end.outputs).toMatchObject({ result: "cancelled", polls: "2" });
  });
});

describe("a wait for a pull request that is missing in the list of the queue", () => {
  test("returns timed-out at the timeout, not merged", async () => {
    const { service, pullRequest } = await givenPullRequest();
    service.control.addFault({
      endpoint: "getQueue",
      times: 0,
      fault: { kind: "patch", merge: { enqueuedPullRequests: [] } },
    });

    const end = await waitFor(service, pullRequest, { timeout: "4s" });

    expect(end.outputs.result).toBe("timed-out");
  });
});

describe("a run on a test branch of the queue", () => {
  test("skips the wait unless pr-number is set", async () => {
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

test("a dry run of a wait shows the timeout and sends one read", async () => {
  const { service, pullRequest } = await givenPullRequest();

  const end = await waitFor(service, pullRequest, { "dry-run": "true", timeout: "1h30m" });

  expect(end.exitCode).toBe(0);
  expect(end.outputs.result).toBe("planned");
  expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  expect(end.log).toContain("The wait would take 1h 30m at most.");
  expect(service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).isCurrentlySubmittedToQueue).toBe(true);
});
