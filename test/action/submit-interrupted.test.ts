import { describe, expect, test } from "vitest";
import type { Fault, LocalService, PullRequest } from "../../src/local-queue/service.js";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent } from "./events.js";
import { givenService, runAction } from "./harness.js";
import { QUEUE, whenever } from "./waiting.js";

function stateOf(service: LocalService, { number }: PullRequest): string | undefined {
  const queues = service.control.state().repositories.flatMap((repository) => repository.queues);
  return queues.flatMap((queue) => queue.entries).find((entry) => entry.prNumber === number)?.state;
}

const HANG_AFTER: Fault = { kind: "hang", afterEffect: true };

describe("a signal while the submission is under way", () => {
  test("ends the step as aborted and says that the pull request may be in the queue", async () => {
    const service = await givenService({ speed: 0 });
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "submitPullRequest", fault: HANG_AFTER });

    const end = await runHere(
      service,
      { operation: "submit" },
      {
        event: pullRequestEvent(pullRequest),
        stopWhen: () => service.requests.some(({ endpoint }) => endpoint === "submitPullRequest"),
      },
    );

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
    expect(end.log).toContain(`#${pullRequest.number} may be in the queue now.`);
    expect(stateOf(service, pullRequest)).toBe("not_ready");
  });

  test("takes the pull request out again where cancel-on-abort says so", async () => {
    const service = await givenService({ speed: 0 });
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "submitPullRequest", fault: HANG_AFTER });

    const end = await runHere(
      service,
      { operation: "submit", wait: "true", "cancel-on-abort": "true" },
      {
        event: pullRequestEvent(pullRequest),
        stopWhen: () => service.requests.some(({ endpoint }) => endpoint === "submitPullRequest"),
      },
    );

    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
    expect(end.log).toContain("It was taken out of the queue, as cancel-on-abort says.");
    expect(stateOf(service, pullRequest)).toBe("cancelled");
  });
});

/** Sends SIGINT at the first read after the submission, and SIGTERM some time later, as the runner does. */
function stopTwice(service: LocalService) {
  return whenever(
    () => service.requests.filter(({ endpoint }) => endpoint === "getSubmittedPullRequest").length > 1,
    (child) => {
      child.kill("SIGINT");
      setTimeout(() => child.kill("SIGTERM"), 700);
    },
  );
}

describe("cancel-on-abort while the record does not show the submission", () => {
  const inputs = { operation: "submit", wait: "true", "cancel-on-abort": "true" };
  const UNSEEN: Fault = { kind: "status", status: 404 };

  test("takes it out, whichever signal follows, and says so once the record shows it", async () => {
    const service = await givenService({ speed: 0 });
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 4, fault: UNSEEN });

    const end = await runAction(service, inputs, { event: pullRequestEvent(pullRequest), ...stopTwice(service) });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "aborted", submission: "submitted" });
    expect(end.log).toContain("It was taken out of the queue, as cancel-on-abort says.");
    expect(stateOf(service, pullRequest)).toBe("cancelled");
  });

  test("takes it out within five seconds, and claims no more than the service has shown", async () => {
    const service = await givenService({ speed: 0 });
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 0, fault: UNSEEN });
    const stop = stopTwice(service);

    const end = await runAction(service, inputs, { event: pullRequestEvent(pullRequest), ...stop });

    expect(end.outputs).toMatchObject({ result: "aborted", submission: "submitted" });
    expect(end.log).toContain("A cancel was sent and accepted, but the record does not show that it is out");
    expect(stop.livedOnMs()).toBeGreaterThan(4000);
    // The runner ends the step after ten.
    expect(stop.livedOnMs()).toBeLessThan(20_000);
    expect(stateOf(service, pullRequest)).toBe("cancelled");
  });

  test("takes out what reaches the service only after the signal", async () => {
    const service = await givenService({ speed: 0 });
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "submitPullRequest", fault: { kind: "hang" } });
    const stop = whenever(
      () => service.requests.some(({ endpoint }) => endpoint === "submitPullRequest"),
      (child) => {
        child.kill("SIGTERM");
        setTimeout(() => service.engine.submitPullRequest(QUEUE, { number: pullRequest.number }), 1500);
      },
    );

    const end = await runAction(service, inputs, { event: pullRequestEvent(pullRequest), ...stop });

    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
    expect(end.log).toContain("It was taken out of the queue, as cancel-on-abort says.");
    expect(stateOf(service, pullRequest)).toBe("cancelled");
  });
});

test("a signal in the wait's first poll takes out what this step submitted, without a head in the event", async () => {
  const service = await givenService({ speed: 0 });
  const pullRequest = service.control.addPullRequest();
  // The first read finds nothing, the second shows the submission, the third is the wait's.
  service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 2, fault: { kind: "hang" } });
  const isThird = (): boolean =>
    service.requests.filter(({ endpoint }) => endpoint === "getSubmittedPullRequest").length === 3;

  const end = await runHere(
    service,
    {
      operation: "submit",
      wait: "true",
      "cancel-on-abort": "true",
      "pr-number": `${pullRequest.number}`,
      "target-branch": "main",
    },
    { stopWhen: isThird },
  );

  expect(end.outputs).toMatchObject({ result: "aborted", state: "not_ready", "pr-sha": pullRequest.headSha });
  expect(stateOf(service, pullRequest)).toBe("cancelled");
});
