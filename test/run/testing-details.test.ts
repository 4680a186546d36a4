import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../src/demo/runner.js";
import { givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "../support/action-events.js";
import { byApi } from "../support/api.js";
import { givenTesting, runOf } from "../support/queue.js";
import { runFor } from "../support/run-for.js";
import { runHere } from "../support/run-in-process.js";

const DETAILS = { operation: "testing-details" };
const UNNAMED = "00000000-1111-4222-8333-444444444444";

type Run = ReturnType<typeof runOf>;

/** Runs the operation on an event about the test run of a pull request. */
async function detailsOn(on: (run: Run) => StepEvent, given = givenTesting) {
  let run: Run | undefined;
  const end = await runFor(
    "testing-details",
    {},
    {
      given,
      on({ number }, service) {
        run = runOf(service, number);
        return on(run);
      },
    },
  );
  return { ...end, run };
}

test("testing-details reports the known facts of a run in progress", async () => {
  const service = await givenService();
  const { number } = givenTesting(service);
  const { id } = runOf(service, number);

  const end = await runHere(service, { ...DETAILS, "test-run-id": id });

  expect(end.outputs).toMatchObject({
    result: "in_progress",
    status: "in_progress",
    "test-run-id": id,
    "failing-checks": "[]",
    "missing-checks": "[]",
    "error-kind": "",
  });
  expect(end.calls).toEqual(["getMergeQueueTestingDetails"]);
  expect(end.log).toContain(`The test run ${id} of #${number} is in progress.`);
  expect(end.summary).toContain("#### Running checks");
});

/** Returns a pull request into another branch, while its tests run. */
const givenOnRelease = ({ control, engine }: LocalService): PullRequest => {
  control.addQueue({ branch: "release/1.x" });
  const pullRequest = control.addPullRequest({ baseBranch: "release/1.x" });
  const repo = { host: "github.com", owner: "local", name: "playground" };
  engine.submitPullRequest({ repo, targetBranch: "release/1.x" }, { number: pullRequest.number });
  control.advance(3);
  return pullRequest;
};

describe("testing-details and its test run", () => {
  test("reads the run of the pushed test branch in the queue of the pull request", async () => {
    const end = await detailsOn(({ branch, sha }) => pushEvent(branch, sha), givenOnRelease);

    expect(end.outputs).toMatchObject({ result: "in_progress", "test-run-id": end.run?.id });
    expect(end.calls).toEqual(["github:pulls.get", "getMergeQueueTestingDetails"]);
    const queue = byApi<object>({ v1: { targetBranch: "release/1.x" }, v2: {} });
    expect(end.requests.at(-1)?.body).toMatchObject({ ...queue, testRunId: end.run?.id });
  });

  test.each<[string, (run: Run) => StepEvent]>([
    ["of a bisection", ({ branch, sha }) => pushEvent(`${branch}-bisection`, sha)],
    ["of a later bisection", ({ branch, sha }) => pushEvent(`${branch}-bisection-2`, sha)],
    [
      "of a draft pull request of the queue",
      ({ branch, sha }) => pullRequestEvent({ number: 900, headSha: sha, headBranch: branch }),
    ],
  ])("finds the run of the branch %s", async (_, on) => {
    const end = await detailsOn(on);

    expect(end.outputs).toMatchObject({ result: "in_progress", "test-run-id": end.run?.id });
  });

  test("reads the run in the input test-run-id, not the run of the pushed branch, when both exist", async () => {
    const service = await givenService({ queue: { concurrency: 2 } });
    const [one, other] = [givenTesting(service), givenTesting(service)];
    const [run, meant] = [runOf(service, one.number), runOf(service, other.number)];

    const inputs = { ...DETAILS, "test-run-id": meant.id };
    const end = await runHere(service, inputs, { event: pushEvent(run.branch, run.sha) });

    expect(end.outputs).toMatchObject({ result: "in_progress", "test-run-id": meant.id });
  });

  const SUBJECT = { number: 1, headSha: "1".repeat(40) };

  test.each([
    ["an event without a branch", dispatchEvent()],
    ["a push to a temporary branch", pushEvent(`trunk-temp/pr-1/${UNNAMED}`, SUBJECT.headSha)],
    ["a pull request of a developer", pullRequestEvent(SUBJECT)],
    [
      "a fork's branch with the name of a test branch",
      pullRequestEvent({
        ...SUBJECT,
        headBranch: `trunk-merge/pr-1/${UNNAMED}`,
        headRepository: "developer-2/playground",
      }),
    ],
  ])("fails because it knows no test run when the event is %s", async (_what, event) => {
    const end = await runHere(await givenService(), DETAILS, { event });

    expect([end.outputs["error-kind"], end.requests]).toEqual(["input", []]);
    expect(end.outputs["error-message"]).toMatch(
      /^test-run-id: a value is required, because .+trunk-merge\/pr-N\/ID\.$/,
    );
  });
});
