import { expect, test } from "vitest";
import { annotations, errorLine } from "../../support/action.js";
import { runOf } from "../../support/queue.js";
import { givenPullRequest, QUEUE, recordOf, scriptRecord, waitFor } from "../../support/run-wait.js";

const NO_ERROR = { "error-kind": "", "error-message": "" };

test("wait-for-merge passes with the result merged and returns the merge commit", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.advance(5);

  const end = await waitFor(
    service,
    pullRequest,
    {},
    { onLine: (line) => void (line.startsWith("#1: testing") && service.control.advance(60)) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    ...NO_ERROR,
    result: "merged",
    state: "merged",
    "pr-sha": pullRequest.headSha,
    "merge-commit-sha": service.engine.snapshots()[0]?.branches.main,
  });
  expect(Number(end.outputs.polls)).toBe(end.calls.filter((name) => name === "getSubmittedPullRequest").length);
  expect(Number(end.outputs["waited-seconds"])).toBeGreaterThanOrEqual(1);
  expect(annotations(end.log)).toEqual([]);
  expect(end.log).toContain("Waiting for #1 to merge into main of local/playground, 20s at most.");
  expect(end.log).toMatch(/^#1: merged \(before: testing for .+\)\.$/m);
  expect(end.log).toMatch(/^#1 was merged into main after .+\.$/m);
  expect(end.summary).toContain("Time in each state");
  expect(end.summary).toContain("| testing | the tests are in progress | 1 |");
  expect(end.summary).toContain("```mermaid\ngantt\n");
  expect(end.summary).toContain(`<code>${end.outputs["merge-commit-sha"]}</code>`);
  expect(end.result).toMatchObject({ result: "merged", record: { prNumber: 1 } });
  expect(JSON.stringify(end.result)).toMatch(/"timeline":\[\{"label":"[^"]+","fromMs":\d+,"toMs":\d+\}[\],]/);
});

test("wait-for-merge sets `deployable` to false when GitHub shows the merge of a later head commit", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.advance(900);
  const head = { sha: "f".repeat(40), ref: "change" };
  const shown = {
    number: 1,
    state: "closed",
    merged: true,
    merge_commit_sha: "e".repeat(40),
    head,
    base: { ref: "main" },
  };
  service.control.addFault({
    endpoint: "github:pulls.get",
    times: 0,
    fault: { kind: "reply", status: 200, json: shown },
  });

  const end = await waitFor(service, pullRequest);

  expect(end.outputs).toMatchObject({
    result: "merged",
    deployable: "false",
    "head-verified": "true",
    "merge-commit-sha": "e".repeat(40),
  });
  expect(annotations(end.log).join("\n")).toContain(
    `GitHub shows the merge of #1 with the head commit ${"f".repeat(40)}, but`,
  );
});

test("wait-for-merge fails with the result cancelled when a user cancels the attempt", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(QUEUE, pullRequest.number);

  const end = await waitFor(service, pullRequest);

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "cancelled", state: "cancelled", polls: "1", "error-kind": "result" });
  expect(errorLine(end.log)).toContain("#1 was removed from the merge queue");
});

test("wait-for-merge explains each blocker when the result is not-ready", async () => {
  const { service, pullRequest } = await givenPullRequest();
  scriptRecord(service, [
    recordOf(pullRequest, "not_ready", {
      prBaseBranch: "develop",
      readiness: {
        doesBaseBranchMatch: false,
        gitHubMergeability: "not_mergeable",
        requiresImpactedTargets: true,
        hasImpactedTargets: false,
      },
    }),
  ]);

  const end = await waitFor(service, pullRequest, { "not-ready-timeout": "1s" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "not-ready", state: "not_ready", "error-kind": "result" });
  expect(errorLine(end.log)).toContain("#1 was not ready to enter the merge queue during 1s.");
  for (const text of [
    end.log,
    end.summary.replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code))),
  ]) {
    expect(text).toContain("Wrong base branch: the pull request is for develop, but the queue merges into main.");
    expect(text).toContain("The pull request is not mergeable: GitHub reports conflicts");
    expect(text).toContain(`The service has no impacted targets for the head commit ${pullRequest.headSha}.`);
  }
});

test("wait-for-merge names the pause of the queue when the result is not-ready", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.updateQueue({ branch: "main", state: "paused" });

  const end = await waitFor(service, pullRequest, { "not-ready-timeout": "1s" });

  expect(end.outputs.result).toBe("not-ready");
  expect(end.log.match(/The queue is paused: it admits no pull requests/g)).toHaveLength(2);
});

test("wait-for-merge returns left-queue when the pull request left the queue without a final state", async () => {
  const { service, pullRequest } = await givenPullRequest();
  scriptRecord(service, [
    recordOf(pullRequest, "testing"),
    recordOf(pullRequest, "testing", { isCurrentlySubmittedToQueue: false }),
  ]);

  const end = await waitFor(service, pullRequest);

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "left-queue", state: "testing", "error-kind": "result" });
  expect(errorLine(end.log)).toContain(
    "#1 left the merge queue, but the service reports no outcome (the last state was testing).",
  );
  expect(end.log).toContain("#1: out of the queue (before: testing for");
});

test("wait-for-merge returns not-submitted when there is no submission within the grace period", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);

  const end = await waitFor(service, pullRequest);

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "not-submitted", state: "", "pr-sha": "", "error-kind": "result" });
  expect(errorLine(end.log)).toContain("#1 is not in the merge queue for main of local/playground.");
  expect(end.log).toContain(
    "Submit the pull request first. If a different run submits the pull request later, increase grace-period",
  );
  expect(end.calls.filter((name) => name === "getQueue")).toHaveLength(1);
});

test("wait-for-merge fails with not-found when the target branch has no queue", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);

  const end = await waitFor(service, pullRequest, { "target-branch": "mian" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
});

test("wait-for-merge reports the last known state when the last polls before the timeout failed", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    times: 0,
    skip: 1,
    fault: { kind: "status", status: 503 },
  });

  const end = await waitFor(service, pullRequest, { timeout: "4s" });

  expect(end.outputs).toMatchObject({ result: "timed-out" });
  expect(end.log).toContain("When the service last replied, the pull request was in the queue.");
  expect(end.log).not.toContain("The pull request is still in the queue");
});

test("wait-for-merge fails with the result timed-out unless the workflow allows it", async () => {
  const { service, pullRequest } = await givenPullRequest();

  const strict = await waitFor(service, pullRequest, { timeout: "4s", "poll-interval": "1h" });
  expect(strict.exitCode).toBe(1);
  expect(strict.outputs).toMatchObject({
    result: "timed-out",
    "error-kind": "timeout",
    polls: `${strict.calls.filter((name) => name === "getSubmittedPullRequest").length}`,
    "waited-seconds": expect.stringMatching(/^[4-6]$/),
  });
  expect(errorLine(strict.log)).toContain("#1 was not merged within 4s; its last state is ");
  expect(strict.log).toContain(
    "The pull request is still in the queue. To continue the wait, run the step again. To wait longer, increase timeout.",
  );

  const lenient = await waitFor(service, pullRequest, { timeout: "4s", "allowed-results": "timed-out" });
  expect(lenient.exitCode).toBe(0);
  expect(lenient.outputs).toMatchObject({ ...NO_ERROR, result: "timed-out" });
  expect(annotations(lenient.log)).toEqual([]);
});

test("wait-for-merge continues the wait in a second run when the first run timed out", async () => {
  const { service, pullRequest } = await givenPullRequest();
  const first = await waitFor(service, pullRequest, { timeout: "4s" });
  expect(first.outputs.result).toBe("timed-out");
  service.control.advance(60);

  const second = await waitFor(service, pullRequest);

  expect(second.exitCode).toBe(0);
  expect(second.outputs).toMatchObject({ result: "merged", polls: "1" });
  expect(second.calls).not.toContain("submitPullRequest");
});

test("wait-for-merge logs the states of the pull request and the result", async () => {
  const { service, pullRequest } = await givenPullRequest();
  scriptRecord(service, [
    recordOf(pullRequest, "not_ready", { readiness: { gitHubMergeability: "in_progress" } }),
    recordOf(pullRequest, "tests_passed"),
    recordOf(pullRequest, "failed"),
  ]);
  service.control.addFault({
    endpoint: "getMergeQueueTestingDetails",
    fault: {
      kind: "patch",
      merge: { status: "FAILED", requiredStatuses: ["unit"], statusChecks: [{ context: "unit", state: "FAILURE" }] },
    },
  });
  service.control.advance(3);
  const { id } = runOf(service, pullRequest.number);

  const end = await waitFor(service, pullRequest);

  const lines = end.log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
  expect(
    lines
      .join("\n")
      .replaceAll(id, "<id>")
      .replace(/\b\d+(\.\d+)?s\b/g, "<time>"),
  ).toMatchInlineSnapshot(`
    "Waiting for #1 to merge into main of local/playground, <time> at most.
    #1: not ready.
      The pull request is not mergeable yet: GitHub is still computing the mergeability.
    #1: tests passed, 1st of 1 in the queue (before: not ready for <time>).
      The time of the merge cannot be estimated: fewer than 10 recent test runs have passed.
    #1: failed (before: tests passed for <time>).
    ::error title=wait-for-merge%3A failed::#1 failed in the merge queue after <time> and was not merged: unit failed.
    The tests failed, and no other pull request can be the cause. One test run cannot show whether the cause is the change, a flaky test or a broken target branch.
    Failed checks in test run <id>: unit.
    Fix the failed checks, and submit the pull request again. If the change is not the cause, submit the pull request again without a fix.
    result: failed
    "
  `);
});
