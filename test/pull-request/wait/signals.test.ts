import { describe, expect, test } from "vitest";
import type { LocalService } from "../../../src/local-queue/service.js";
import { dispatchEvent } from "../../action/events.js";
import { givenPullRequest, QUEUE, recordOf, scriptRecord, waitFor } from "../../action/waiting.js";

const ABORTED = { result: "aborted", "error-kind": "aborted" };

function count(service: LocalService, endpoint: string): number {
  return service.requests.filter((request) => request.endpoint === endpoint).length;
}

function inQueue(service: LocalService): boolean {
  return service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).isCurrentlySubmittedToQueue;
}

test("aborted can be allowed, as every result can", async () => {
  const { service, pullRequest } = await givenPullRequest();
  const inputs = { "allowed-results": "aborted\ntimed-out", "github-token": "" };

  const end = await waitFor(service, pullRequest, inputs, { onPause: (_pauses, stop) => stop.abort() });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "" });
});

describe("cancel-on-abort", () => {
  const inputs = { "cancel-on-abort": "true", "poll-interval": "1h", timeout: "5h", "github-token": "" };

  /** Stops the step as it begins to sleep, after something happened. */
  async function stopped(happens: (service: LocalService) => void) {
    const { service, pullRequest } = await givenPullRequest();
    const onPause = (pauses: number, stop: AbortController): void => {
      if (pauses > 0) return;
      happens(service);
      stop.abort();
    };
    return { service, end: await waitFor(service, pullRequest, inputs, { onPause }) };
  }

  test("leaves another head in the queue", async () => {
    const { service, end } = await stopped(({ control }) =>
      control.updatePullRequest(1, { headSha: "new", unnoticed: true }),
    );

    expect(end.log).toContain("is not the attempt and head that was waited for, so it was left there.");
    expect(count(service, "cancelPullRequest")).toBe(0);
    expect(inQueue(service)).toBe(true);
  });

  test("leaves another record in the queue", async () => {
    const { service, end } = await stopped(({ control }) =>
      control.addFault({
        endpoint: "getSubmittedPullRequest",
        times: 0,
        fault: { kind: "patch", merge: { id: "2f1c9e4a-0000-4000-8000-000000000009" } },
      }),
    );

    expect(end.log).toContain("so it was left there.");
    expect(count(service, "cancelPullRequest")).toBe(0);
  });

  test("has nothing to do when it is out already", async () => {
    const { service, end } = await stopped(({ engine }) => engine.cancelPullRequest(QUEUE, 1));

    expect(end.log).toContain("It was not in the queue any more, so nothing was cancelled.");
    expect(count(service, "cancelPullRequest")).toBe(0);
  });

  test("does not touch what was merged in the meantime", async () => {
    const { service, end } = await stopped(({ control }) => control.advance(600));

    expect(end.log).toContain("It was merged in the meantime, so nothing was cancelled.");
    expect(count(service, "cancelPullRequest")).toBe(0);
  });

  test("says what the service refused", async () => {
    const { end } = await stopped(({ control }) =>
      control.addFault({
        endpoint: "cancelPullRequest",
        times: 0,
        fault: { kind: "status", status: 403, body: "not yours" },
      }),
    );

    expect(end.outputs).toMatchObject(ABORTED);
    expect(end.log).toContain(
      'It could not be taken out of the queue: cancelPullRequest was answered with status 403: "not yours" (request id ',
    );
  });

  test("takes nothing out when nothing was ever seen and no head is known", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [
      recordOf(pullRequest, "failed", { stateChangedAt: "2026-01-31T11:00:00.000Z" }),
      recordOf(pullRequest, "testing"),
    ]);
    const place = {
      "pr-number": "1",
      "target-branch": "main",
      since: "2026-01-31T12:00:00.000Z",
      "grace-period": "1h",
    };

    const end = await waitFor(
      service,
      pullRequest,
      { ...inputs, ...place },
      { event: dispatchEvent(), onPause: (_pauses, stop) => stop.abort() },
    );

    expect(end.outputs).toMatchObject(ABORTED);
    expect(count(service, "cancelPullRequest")).toBe(0);
  });
});
