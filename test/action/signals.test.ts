import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { errorLine, givenService, runAction } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { entryOf } from "../support/queue.js";
import { givenPullRequest, waitByBundle, waitFor, whenever } from "../support/run-wait.js";

/** Time limit that is long enough for a busy machine. A process that ignores the signal lives for half a minute. */
const AT_ONCE_MS = 20_000;

const ABORTED = { result: "aborted", "error-kind": "aborted" };

function count(service: LocalService, endpoint: string): number {
  return service.requests.filter((request) => request.endpoint === endpoint).length;
}

/** Stops a wait by a signal during a pause. */
async function stopWait(
  signal: "SIGINT" | "SIGTERM",
  inputs: Readonly<Record<string, string>> = {},
  before: (service: LocalService) => void = () => {},
) {
  const { service, pullRequest } = await givenPullRequest();
  const stop = whenever(
    (log) => log.includes("\n#1: "),
    (child) => {
      before(service);
      child.kill(signal);
    },
    100,
  );
  const patient = { "poll-interval": "1h", timeout: "5h", ...inputs };
  const end = await waitByBundle(service, pullRequest, patient, stop);
  return { ...end, service, pullRequest, livedOnMs: stop.livedOnMs() };
}

test("wait-for-merge stops at once, and returns all known facts, when SIGINT or SIGTERM comes during a pause", async () => {
  for (const end of await Promise.all([stopWait("SIGINT"), stopWait("SIGTERM")])) {
    expect(end.exitCode).toBe(1);
    expect(end.livedOnMs).toBeLessThan(AT_ONCE_MS);
    expect(end.outputs).toMatchObject({
      ...ABORTED,
      polls: "1",
      "waited-seconds": expect.stringMatching(/^\d+$/),
      "pr-sha": end.pullRequest.headSha,
    });
    expect(end.outputs.state).toMatch(/^(not_ready|pending|testing)$/);
    expect(errorLine(end.log)).toContain("title=wait-for-merge%3A aborted::The wait for #1 was stopped after");
    expect(end.log).toContain(
      "The pull request is still in the queue. If a stopped wait should remove the pull request from the queue, set cancel-on-abort",
    );
    expect(end.summary).toContain("was stopped after");
    expect(count(end.service, "cancelPullRequest")).toBe(0);
  }
});

test("cancel-on-abort stops after five seconds when the service hangs", async () => {
  const hanging = await stopWait("SIGINT", { "cancel-on-abort": "true" }, ({ control }) =>
    control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } }),
  );

  expect(hanging.outputs).toMatchObject(ABORTED);
  expect(hanging.livedOnMs).toBeGreaterThan(4000);
  expect(hanging.livedOnMs).toBeLessThan(20_000);
  expect(hanging.log).toContain(
    "The service did not answer within five seconds, so the pull request may still be in the queue.",
  );
});

test("cancel-on-abort removes a submission that the service does not show yet, also after two signals", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const unseen = { kind: "status", status: 404 } as const;
  service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 4, fault: unseen });
  // The runner sends the same two signals to a canceled step.
  const stopTwice = whenever(
    () => count(service, "getSubmittedPullRequest") > 1,
    (child) => {
      child.kill("SIGINT");
      setTimeout(() => child.kill("SIGTERM"), 700);
    },
  );

  const inputs = { operation: "submit", wait: "true", "cancel-on-abort": "true" };
  const end = await runAction(service, inputs, { event: pullRequestEvent(pullRequest), ...stopTwice });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "aborted", submission: "submitted" });
  expect(end.log).toContain("The pull request was removed from the queue because this step was stopped.");
  expect(count(service, "cancelPullRequest")).toBe(1);
  expect(entryOf(service, pullRequest.number)?.state).toBe("cancelled");
});

describe("wait-for-merge with a stop signal during the search for the merge commit", () => {
  test.each(["during a request that hangs", "in a pause before the next request"])(
    "ends the search and succeeds: %s",
    async (when) => {
      const hangs = when === "during a request that hangs";
      const { service, pullRequest } = await givenPullRequest(hangs ? {} : { githubLagSeconds: 36_000 });
      if (hangs) service.control.addFault({ endpoint: "github:*", times: 0, fault: { kind: "hang" } });
      service.control.advance(3600 - 1);
      const isLookedUp = () => count(service, "github:pulls.get") === 1;

      const end = await waitFor(
        service,
        pullRequest,
        { "cancel-on-abort": "true" },
        hangs ? { stopWhen: isLookedUp } : { onPause: (_, stop) => void (isLookedUp() && stop.abort()) },
      );

      expect(end.exitCode).toBe(0);
      expect(end.outputs).toMatchObject({ result: "merged", "error-kind": "", "merge-commit-sha": "" });
      expect(count(service, "cancelPullRequest")).toBe(0);
      expect(count(service, "github:pulls.get")).toBe(1);
    },
  );
});

test("wait-for-merge returns aborted when a signal comes before the first reply", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } });

  const end = await waitFor(service, pullRequest, {}, { stopWhen: () => service.control.requests().length === 1 });

  expect(end.outputs).toMatchObject({ ...ABORTED, polls: "1", state: "" });
});
