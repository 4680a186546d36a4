import { expect, test } from "vitest";
import type { LocalServiceOptions, NewPullRequest } from "../../../src/local-queue/service.js";
import { givenService } from "../../action/harness.js";
import { runOf } from "../../action/queue.js";
import { QUEUE, waitFor } from "../../action/waiting.js";
import { runHere } from "../../run/run-here.js";

/** Submits pull requests with these plans, and gives the last one. */
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

test("a culprit that a bisection found is told with the runs that say so, in log, summary and result file", async () => {
  const { service, last } = await givenLast(BATCHES, {}, {}, { result: "fail" });
  service.control.advance(3600);

  const end = await waitFor(service, last);

  expect(end.outputs).toMatchObject({ result: "failed", verdict: "own-change" });
  for (const text of [end.log, end.summary.replaceAll(/&#(\d+);/g, (_all, digits) => String.fromCharCode(digits))]) {
    expect(text).toContain(
      "Its own change fails the tests, by itself or on top of what was ahead of it: they failed more than once with it",
    );
    expect(text).toMatch(/Test run \S+ failed with #1 and #2 in it as well, which passed without it since\./);
    expect(text).toMatch(/Test run \S+ failed with no other pull request left to blame: test failed\./);
    expect(text).toContain("Fix what failed, and submit it again.");
  }
  expect(end.log).not.toContain("as a batch");
  expect(end.result).toMatchObject({ verdict: { word: "own-change", next: "fix" } });
});

test("a conflict names the pull request ahead, and no test run", async () => {
  const { service, last } = await givenLast({ concurrency: 2 }, { testSeconds: 600 }, { conflictsInText: [1] });
  service.control.advance(5);

  const end = await waitFor(service, last);

  expect(end.outputs).toMatchObject({ result: "failed", verdict: "conflict", "test-run-id": "" });
  expect(end.log).toContain("\nIt conflicts with #1.\n");
  expect(end.log).toContain("Resolve the conflict, and submit it again.");
  expect(end.log).not.toContain("See the checks");
});

test("a wait whose time is over says that failed tests are not the end", async () => {
  const { service, last } = await givenLast(
    { concurrency: 2 },
    { testSeconds: 600 },
    { testSeconds: 5, result: "fail" },
  );
  service.control.advance(30);

  const end = await waitFor(service, last, { timeout: "2s" });

  expect(end.outputs).toMatchObject({ result: "timed-out", state: "pending_failure", verdict: "unknown" });
  expect(end.log).toContain("Its tests failed, and the queue has not decided yet whether it is to blame.");
  expect(end.log).toContain("It is still in the queue: wait for what the queue decides.");
});

test("somebody who takes it out is told as that, and nothing is to be done", async () => {
  const { service, last } = await givenLast({}, { testSeconds: 600 });
  service.engine.cancelPullRequest(QUEUE, last.number);

  const end = await waitFor(service, last);

  expect(end.outputs).toMatchObject({ result: "cancelled", verdict: "taken-out" });
  expect(end.log).toContain("Somebody took it out of the queue.");
  expect(end.log).toContain("Submit it again when it is ready.");
});

test("a push is told beside the other head", async () => {
  const { service, last } = await givenLast({}, { testSeconds: 600 });
  service.control.updatePullRequest(last.number, { headSha: "new" });

  const end = await waitFor(service, last);

  expect(end.outputs).toMatchObject({ result: "head-changed", verdict: "taken-out" });
});

test("a service that answers none of the questions costs nothing but the verdict", async () => {
  const { service, last } = await givenLast({}, { result: "fail" });
  service.control.advance(3600);
  for (const endpoint of ["listMergeQueueTestingResults", "getMergeQueueTestingDetails", "github:pulls.get"] as const)
    service.control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 403 } });
  const patch = { kind: "patch", merge: { timeline: "none", verifiedByTestRun: null } } as const;
  service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault: patch });

  const end = await waitFor(service, last);

  expect(end.outputs).toMatchObject({ result: "failed", verdict: "unknown", "error-kind": "result" });
  expect(end.log).toContain("What threw it out is not known.");
});

const HERE = { repository: "local/playground", "target-branch": "main" };

test.each<[string, string, LocalServiceOptions["queue"], readonly NewPullRequest["testPlan"][]]>([
  ["of a culprit that a bisection found", "own-change", BATCHES, [{}, {}, { result: "fail" }]],
  ["of tests that failed alone", "own-run", {}, [{ result: "fail" }]],
  ["of tests that took too long", "infrastructure", { testingTimeoutMinutes: 5 }, [{ testSeconds: 900 }]],
])(
  "the verdict %s is the same in the wait, in the report and in the run that decided",
  async (_of, word, queue, plans) => {
    const { service, last } = await givenLast(queue, ...plans);
    service.control.advance(3600);

    const wait = await waitFor(service, last);
    const id = wait.outputs["test-run-id"] ?? "";
    const run = await runHere(service, { ...HERE, operation: "testing-details", "test-run-id": id });
    const report = await runHere(service, {
      ...HERE,
      operation: "report-end",
      "pr-number": `${last.number}`,
      tell: "none",
    });

    expect([wait, run, report].map(({ outputs }) => outputs.verdict)).toEqual([word, word, word]);
    const { verdict } = Object(wait.result);
    for (const { log } of [wait, run, report]) expect(log).toContain(verdict.sentence);
    for (const { summary } of [run, report]) expect(summary).toContain(verdict.sentence);
    expect(run.calls.filter((name) => name === "getMergeQueueTestingDetails").length).toBeLessThanOrEqual(3);
  },
);

test("a run of several that failed shows no more than the run alone does", async () => {
  const { service } = await givenLast(BATCHES, {}, {}, { result: "fail" });
  service.control.advance(10);
  const { id } = runOf(service, 1);
  service.control.advance(3600);

  const end = await runHere(service, { ...HERE, operation: "testing-details", "test-run-id": id });

  expect(end.outputs).toMatchObject({ result: "failed", verdict: "unknown" });
  expect(end.log).toContain("as a batch: the fault may be in any of them.");
  expect(end.calls).toEqual(["getMergeQueueTestingDetails"]);
});
