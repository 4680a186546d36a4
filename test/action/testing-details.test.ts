import { describe, expect, test } from "vitest";
import { runHere } from "../run/run-here.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "./events.js";
import { givenService, runAction } from "./harness.js";
import { givenTesting, runOf } from "./queue.js";

const DETAILS = { operation: "testing-details" };
const UNNAMED = "00000000-1111-4222-8333-444444444444";

test("a run in progress tells what was reported so far", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  const { id } = runOf(service, pullRequest.number);

  const end = await runAction(service, { ...DETAILS, "test-run-id": id });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "in_progress",
    status: "in_progress",
    "test-run-id": id,
    "failing-checks": "[]",
    "missing-checks": "[]",
    "error-kind": "",
  });
  expect(end.calls).toEqual(["getMergeQueueTestingDetails"]);
  expect(end.log).toContain(`The test run ${id} of #${pullRequest.number} is in progress.`);
  expect(end.summary).toContain("#### Checks that still run");
});

describe("the run", () => {
  test("is that of the test branch which was pushed", async () => {
    const service = await givenService();
    service.control.addQueue({ branch: "release/1.x" });
    const pullRequest = service.control.addPullRequest({ baseBranch: "release/1.x" });
    service.engine.submitPullRequest(
      { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "release/1.x" },
      { number: pullRequest.number },
    );
    service.control.advance(3);
    const run = runOf(service, pullRequest.number);

    const end = await runAction(service, DETAILS, { event: pushEvent(run.branch, run.sha) });

    expect(end.outputs).toMatchObject({ result: "in_progress", "test-run-id": run.id });
    expect(end.calls).toEqual(["github:pulls.get", "getMergeQueueTestingDetails"]);
    expect(end.requests.at(-1)?.body).toEqual({
      repo: { host: "github.com", owner: "local", name: "playground" },
      targetBranch: "release/1.x",
      testRunId: run.id,
    });
  });

  test.each(["-bisection", "-bisection-2"])("is found on a branch that ends in %s", async (suffix) => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    const run = runOf(service, pullRequest.number);

    const end = await runHere(service, DETAILS, { event: pushEvent(`${run.branch}${suffix}`, run.sha) });

    expect(end.outputs).toMatchObject({ result: "in_progress", "test-run-id": run.id });
  });

  test("is that of the draft pull request which the queue opened for its branch", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    const run = runOf(service, pullRequest.number);
    const draft = { number: 900, headSha: run.sha, headBranch: run.branch };

    const end = await runHere(service, DETAILS, { event: pullRequestEvent(draft) });

    expect(end.outputs).toMatchObject({ result: "in_progress", "test-run-id": run.id });
  });

  test("of the input counts, not that of the branch", async () => {
    const service = await givenService({ queue: { concurrency: 2 } });
    const [one, other] = [givenTesting(service), givenTesting(service)];
    const [run, meant] = [runOf(service, one.number), runOf(service, other.number)];

    const end = await runHere(
      service,
      { ...DETAILS, "test-run-id": meant.id },
      { event: pushEvent(run.branch, run.sha) },
    );

    expect(end.outputs).toMatchObject({ result: "in_progress", "test-run-id": meant.id });
  });

  test.each([
    ["an event without any", dispatchEvent()],
    ["a push to a temporary branch", pushEvent(`trunk-temp/pr-1/${UNNAMED}`, "1".repeat(40))],
    ["a pull request of a developer", pullRequestEvent({ number: 1, headSha: "1".repeat(40) })],
    [
      "a fork's branch that is named like one",
      pullRequestEvent({
        number: 1,
        headSha: "1".repeat(40),
        headBranch: `trunk-merge/pr-1/${UNNAMED}`,
        headRepository: "developer-2/playground",
      }),
    ],
  ])("is asked for on %s", async (_what, event) => {
    const service = await givenService();

    const end = await runHere(service, DETAILS, { event });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(end.outputs["error-message"]).toMatch(/^test-run-id: is needed here: .+trunk-merge\/pr-N\/ID\.$/);
    expect(end.requests).toEqual([]);
  });
});
