import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-service/service.js";
import { errorLine } from "./harness.js";
import { givenPullRequest, QUEUE, recordOf, scriptRecord, waitFor, whenever } from "./waiting.js";

/** A process that works ends much sooner, one that does not lives on for half a minute; the rest is for a busy machine. */
const AT_ONCE_MS = 3000;

const ABORTED = { result: "aborted", "error-kind": "aborted" };

function count(service: LocalService, endpoint: string): number {
  return service.requests.filter((request) => request.endpoint === endpoint).length;
}

function inQueue(service: LocalService): boolean {
  return service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).isCurrentlySubmittedToQueue;
}

describe.each(["SIGINT", "SIGTERM"] as const)("%s", (signal) => {
  test("ends a pause between two polls, with everything that is known", async () => {
    const { service, pullRequest } = await givenPullRequest();
    const stop = whenever(
      (log) => log.includes("\n#1: "),
      (child) => child.kill(signal),
      100,
    );

    const end = await waitFor(service, pullRequest, { "poll-interval": "1h", timeout: "5h" }, stop);

    expect(end.exitCode).toBe(1);
    expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
    expect(end.outputs).toMatchObject({
      ...ABORTED,
      polls: "1",
      "waited-seconds": expect.stringMatching(/^[0-3]$/),
      "pr-sha": pullRequest.headSha,
    });
    expect(end.outputs.state).toMatch(/^(not_ready|pending|testing)$/);
    expect(errorLine(end.log)).toContain(
      "title=wait-for-merge%3A aborted::The wait for #1 was stopped after",
    );
    expect(end.log).toContain("It is still in the queue. Set cancel-on-abort");
    expect(end.summary).toContain("was stopped after");
    expect(count(service, "cancelPullRequest")).toBe(0);
  });

  test("ends a request that hangs", async () => {
    const { service, pullRequest } = await givenPullRequest();
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      skip: 1,
      times: 0,
      fault: { kind: "hang" },
    });
    const stop = whenever(
      () => count(service, "getSubmittedPullRequest") === 2,
      (child) => child.kill(signal),
    );

    const end = await waitFor(service, pullRequest, {}, stop);

    expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
    expect(end.outputs).toMatchObject({ ...ABORTED, polls: "2", "pr-sha": pullRequest.headSha });
  });

  test.each(["hang", "lag"])("ends the look-up of the merge commit: %s", async (how) => {
    const { service, pullRequest } = await givenPullRequest(how === "lag" ? { githubLagSeconds: 3600 } : {});
    if (how === "hang") service.control.addFault({ endpoint: "github:*", times: 0, fault: { kind: "hang" } });
    service.control.advance(3600 - 1);
    const stop = whenever(
      () => count(service, "github:pulls.get") === 1,
      (child) => child.kill(signal),
      100,
    );

    const end = await waitFor(service, pullRequest, { "cancel-on-abort": "true" }, stop);

    expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
    // The merge took place, and a look-up that only says more about it never fails the step.
    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "merged", "error-kind": "", "merge-commit-sha": "" });
    expect(count(service, "cancelPullRequest")).toBe(0);
  });
});

test("a signal before the first answer ends the wait the same way", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } });
  const stop = whenever(
    () => service.requests.length === 1,
    (child) => child.kill("SIGTERM"),
  );

  const end = await waitFor(service, pullRequest, {}, stop);

  expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
  expect(end.outputs).toMatchObject({ ...ABORTED, polls: "1", state: "" });
});

test("aborted can be allowed, as every result can", async () => {
  const { service, pullRequest } = await givenPullRequest();
  const stop = whenever(
    () => count(service, "getQueue") === 1,
    (child) => child.kill("SIGTERM"),
  );

  const end = await waitFor(service, pullRequest, { "allowed-results": "aborted\ntimed-out" }, stop);

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "" });
});

describe("cancel-on-abort", () => {
  const inputs = { "cancel-on-abort": "true", "poll-interval": "1h", timeout: "5h" };

  /** Stops the step while it sleeps, after something happened. */
  async function stopped(happens: (service: LocalService) => void, given = givenPullRequest()) {
    const { service, pullRequest } = await given;
    const stop = whenever(
      (log) => log.includes("\n#1: "),
      (child) => {
        happens(service);
        child.kill("SIGINT");
      },
      100,
    );
    const end = await waitFor(service, pullRequest, inputs, stop);
    return { service, end, livedOnMs: stop.livedOnMs() };
  }

  test("takes out what was waited for, once", async () => {
    const { service, end } = await stopped(() => {});

    expect(end.outputs).toMatchObject(ABORTED);
    expect(end.log).toContain("It was taken out of the queue, as cancel-on-abort says.");
    expect(count(service, "cancelPullRequest")).toBe(1);
    expect(inQueue(service)).toBe(false);
  });

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

  test("gives up after five seconds when the service hangs", async () => {
    const { end, livedOnMs } = await stopped(({ control }) =>
      control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } }),
    );

    expect(livedOnMs).toBeGreaterThan(4000);
    expect(livedOnMs).toBeLessThan(9000);
    expect(end.outputs).toMatchObject(ABORTED);
    expect(end.log).toContain(
      "It may still be in the queue: the service did not answer within five seconds.",
    );
  });

  test("takes nothing out when nothing was ever seen and no head is known", async () => {
    const { service, pullRequest } = await givenPullRequest();
    scriptRecord(service, [
      recordOf(pullRequest, "failed", { stateChangedAt: "2026-01-31T11:00:00.000Z" }),
      recordOf(pullRequest, "testing"),
    ]);
    const stop = whenever(
      () => count(service, "getSubmittedPullRequest") === 1,
      (child) => child.kill("SIGINT"),
      300,
    );
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
      { ...stop, event: { name: "workflow_dispatch", payload: {} } },
    );

    expect(end.outputs).toMatchObject(ABORTED);
    expect(count(service, "cancelPullRequest")).toBe(0);
  });
});
