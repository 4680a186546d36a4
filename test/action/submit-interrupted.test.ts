import type { ChildProcess } from "node:child_process";
import { describe, expect, test } from "vitest";
import type { Fault, LocalService, PullRequest } from "../../src/local-service/service.js";
import { pullRequestEvent } from "./events.js";
import { givenService, runAction } from "./harness.js";

/** Sends SIGTERM as soon as the service has seen a request to the endpoint. */
function stopAt(service: LocalService, endpoint: string): (child: ChildProcess) => void {
  return (child) => {
    const timer = setInterval(() => {
      if (!service.requests.some((request) => request.endpoint === endpoint)) return;
      clearInterval(timer);
      child.kill("SIGTERM");
    }, 10);
    child.on("close", () => clearInterval(timer));
  };
}

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

    const end = await runAction(
      service,
      { operation: "submit" },
      { event: pullRequestEvent(pullRequest), onStart: stopAt(service, "submitPullRequest") },
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

    const end = await runAction(
      service,
      { operation: "submit", wait: "true", "cancel-on-abort": "true" },
      { event: pullRequestEvent(pullRequest), onStart: stopAt(service, "submitPullRequest") },
    );

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
  const third = (child: ChildProcess): void => {
    const timer = setInterval(() => {
      const reads = service.requests.filter(({ endpoint }) => endpoint === "getSubmittedPullRequest");
      if (reads.length < 3) return;
      clearInterval(timer);
      child.kill("SIGTERM");
    }, 10);
    child.on("close", () => clearInterval(timer));
  };

  const end = await runAction(
    service,
    {
      operation: "submit",
      wait: "true",
      "cancel-on-abort": "true",
      "pr-number": `${pullRequest.number}`,
      "target-branch": "main",
    },
    { onStart: third },
  );

  expect(end.outputs).toMatchObject({ result: "aborted", state: "not_ready", "pr-sha": pullRequest.headSha });
  expect(stateOf(service, pullRequest)).toBe("cancelled");
});
