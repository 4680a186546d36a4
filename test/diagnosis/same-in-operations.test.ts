import { describe, expect, test } from "vitest";
import type { LocalServiceOptions, NewPullRequest } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { runOf } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";
import { QUEUE, waitFor } from "../support/run-wait.js";

/** Submits pull requests with these plans, and returns the last one. */
async function givenLast(queue: LocalServiceOptions["queue"], ...plans: readonly NewPullRequest["testPlan"][]) {
  const service = await givenService(queue === undefined ? {} : { queue });
  const added = plans.map((testPlan) => service.control.addPullRequest(testPlan === undefined ? {} : { testPlan }));
  for (const { number } of added) service.engine.submitPullRequest(QUEUE, { number });
  const last = added.at(-1);
  if (last === undefined) throw new Error("No pull request was asked for.");
  return { service, last };
}

const BATCHES = {
  concurrency: 2,
  bisectionConcurrency: 4,
  batch: true,
  batchingMinSize: 3,
  batchingMaxWaitTimeMinutes: 5,
};
const HERE = { repository: "local/playground", "target-branch": "main" };

describe("wait-for-merge with a diagnosis", () => {
  test("shows the cause and its evidence in log, summary and result file after a bisection", async () => {
    const { service, last } = await givenLast(BATCHES, {}, {}, { result: "fail" });
    service.control.advance(3600);

    const end = await waitFor(service, last);

    expect(end.outputs).toMatchObject({ result: "failed", cause: "change" });
    for (const text of [end.log, end.summary.replaceAll(/&#(\d+);/g, (_all, digits) => String.fromCharCode(digits))]) {
      expect(text).toContain("The change is the cause, alone or together with pull requests ahead.");
      expect(text).toMatch(
        /Test run \S+ failed. It also included #1 and #2. Later, #1 and #2 passed without this pull request\./,
      );
      expect(text).toMatch(/Test run \S+ failed, and no other pull request can be the cause: test failed\./);
      expect(text).toContain("Fix the failed checks, and submit the pull request again.");
    }
    expect(end.log).not.toContain("as a batch");
    expect(end.result).toMatchObject({ diagnosis: { cause: "change", next: "fix" } });
  });

  test("reports that the decision of the queue is still open when the wait times out during a pending failure", async () => {
    const plans = [{ testSeconds: 600 }, { testSeconds: 5, result: "fail" }] as const;
    const { service, last } = await givenLast({ concurrency: 2 }, ...plans);
    service.control.advance(30);

    const end = await waitFor(service, last, { timeout: "2s" });

    expect(end.outputs).toMatchObject({ result: "timed-out", state: "pending_failure", cause: "unknown" });
    expect(end.log).toContain(
      "The pull request is still in the queue. Wait until the queue decides about the pull request.",
    );
  });

  test("reports `removed` as the cause when the head has changed", async () => {
    const { service, last } = await givenLast({}, { testSeconds: 600 });
    service.control.updatePullRequest(last.number, { headSha: "new" });

    expect((await waitFor(service, last)).outputs).toMatchObject({ result: "head-changed", cause: "removed" });
  });

  test("fails with the result `failed` when the service refuses every read of the diagnosis", async () => {
    const { service, last } = await givenLast({}, { result: "fail" });
    service.control.advance(3600);
    for (const endpoint of ["listMergeQueueTestingResults", "getMergeQueueTestingDetails", "github:pulls.get"] as const)
      service.control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 403 } });
    const patch = { kind: "patch", merge: { timeline: "none", verifiedByTestRun: null } } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault: patch });

    const end = await waitFor(service, last);

    expect(end.outputs).toMatchObject({ result: "failed", cause: "unknown", "error-kind": "result" });
    expect(end.log).toContain("The cause of the failure is not known.");
  });
});

test.each<[string, string, LocalServiceOptions["queue"], readonly NewPullRequest["testPlan"][]]>([
  ["change", "a bisection found the culprit", BATCHES, [{}, {}, { result: "fail" }]],
  ["tests-failed", "the tests failed alone", {}, [{ result: "fail" }]],
  ["infrastructure", "the tests took too long", { testingTimeoutMinutes: 5 }, [{ testSeconds: 900 }]],
])(
  "wait-for-merge, report-outcome and testing-details return the cause %s when %s",
  async (word, _when, queue, plans) => {
    const { service, last } = await givenLast(queue, ...plans);
    service.control.advance(3600);

    const wait = await waitFor(service, last);
    const id = wait.outputs["test-run-id"] ?? "";
    const run = await runHere(service, { ...HERE, operation: "testing-details", "test-run-id": id });
    const reporting = { ...HERE, operation: "report-outcome", "pr-number": `${last.number}`, "report-to": "none" };
    const report = await runHere(service, reporting);

    expect([wait, run, report].map(({ outputs }) => outputs.cause)).toEqual([word, word, word]);
    const { diagnosis } = Object(wait.result);
    for (const { log } of [wait, run, report]) expect(log).toContain(diagnosis.sentence);
    for (const { summary } of [run, report]) expect(summary).toContain(diagnosis.sentence);
    expect(run.calls.filter((name) => name === "getMergeQueueTestingDetails").length).toBeLessThanOrEqual(3);
  },
);

test("testing-details returns the cause `unknown` when the failed run tested several pull requests", async () => {
  const { service } = await givenLast(BATCHES, {}, {}, { result: "fail" });
  service.control.advance(10);
  const { id } = runOf(service, 1);
  service.control.advance(3600);

  const end = await runHere(service, { ...HERE, operation: "testing-details", "test-run-id": id });

  expect(end.outputs).toMatchObject({ result: "failed", cause: "unknown" });
  expect(end.log).toContain("as a batch, and any of them may be the cause.");
  expect(end.calls).toEqual(["getMergeQueueTestingDetails"]);
});
