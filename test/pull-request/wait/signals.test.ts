import { describe, expect, test } from "vitest";
import type { LocalService } from "../../../local-queue/src/serve/service.js";
import { cancelSilently, submitSilently } from "../../support/queue.js";
import { givenPullRequest, QUEUE, waitFor } from "../../support/run-wait.js";

function count(service: LocalService, endpoint: string): number {
  return service.requests.filter((request) => request.endpoint === endpoint).length;
}

function inQueue(service: LocalService): boolean {
  return service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).isCurrentlySubmittedToQueue;
}

test("wait-for-merge passes after a stop signal when `allowed-results` contains `aborted`", async () => {
  const { service, pullRequest } = await givenPullRequest();
  const inputs = { "allowed-results": "aborted\ntimed-out", "github-token": "" };

  const end = await waitFor(service, pullRequest, inputs, { onPause: (_pauses, stop) => stop.abort() });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "" });
});

describe("cancel-on-abort", () => {
  const inputs = { "cancel-on-abort": "true", "poll-interval": "1h", timeout: "5h", "github-token": "" };

  /** Changes the service and then stops the step at the beginning of a pause. */
  async function stopped(happens: (service: LocalService) => void) {
    const { service, pullRequest } = await givenPullRequest();
    const onPause = (pauses: number, stop: AbortController): void => {
      if (pauses > 0) return;
      happens(service);
      stop.abort();
    };
    return { service, end: await waitFor(service, pullRequest, inputs, { onPause }) };
  }

  test("leaves the pull request in the queue when its head has changed", async () => {
    const { service, end } = await stopped(({ control }) =>
      control.updatePullRequest(1, { headSha: "new", unnoticed: true }),
    );

    expect(end.log).toContain(
      "The queue now has a newer attempt of the pull request, or a different head commit. So this step did not remove the pull request.",
    );
    expect(count(service, "cancelPullRequest")).toBe(0);
    expect(inQueue(service)).toBe(true);
  });

  test("leaves the pull request in the queue when another actor submitted the same head again", async () => {
    const { service, end } = await stopped((given) => {
      given.control.advance(2);
      cancelSilently(given, 1);
      given.control.advance(2);
      submitSilently(given, 1);
      given.control.advance(2);
    });

    expect(end.log).toContain("The queue now has a newer attempt of the pull request");
    expect(count(service, "cancelPullRequest")).toBe(0);
    expect(inQueue(service)).toBe(true);
  });

  test("cancels the attempt when the queue has restarted its tests since the last poll", async () => {
    const { service, end } = await stopped((given) => {
      given.control.advance(2);
      given.engine.restartTestsOnPullRequest(QUEUE, 1);
      given.control.advance(2);
    });

    expect(end.log).toContain("The pull request was removed from the queue because this step was stopped.");
    expect(inQueue(service)).toBe(false);
  });
});
