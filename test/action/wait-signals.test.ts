import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { errorLine } from "./harness.js";
import { givenPullRequest, QUEUE, waitByBundle, waitFor, whenever } from "./waiting.js";

/** A process that works ends much sooner, one that does not lives on for half a minute; the rest is for a busy machine. */
const AT_ONCE_MS = 20_000;

const ABORTED = { result: "aborted", "error-kind": "aborted" };

function count(service: LocalService, endpoint: string): number {
  return service.requests.filter((request) => request.endpoint === endpoint).length;
}

function inQueue(service: LocalService): boolean {
  return service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).isCurrentlySubmittedToQueue;
}

/** Both at the same time: each is another process, which mostly waits. */
async function bySignal(run: (signal: "SIGINT" | "SIGTERM") => Promise<void>): Promise<void> {
  await Promise.all([run("SIGINT"), run("SIGTERM")]);
}

describe("SIGINT, and SIGTERM too,", () => {
  test("ends a pause between two polls, with everything that is known", () =>
    bySignal(async (signal) => {
      const { service, pullRequest } = await givenPullRequest();
      const stop = whenever(
        (log) => log.includes("\n#1: "),
        (child) => child.kill(signal),
        100,
      );

      const end = await waitByBundle(service, pullRequest, { "poll-interval": "1h", timeout: "5h" }, stop);

      expect(end.exitCode).toBe(1);
      expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
      expect(end.outputs).toMatchObject({
        ...ABORTED,
        polls: "1",
        "waited-seconds": expect.stringMatching(/^\d+$/),
        "pr-sha": pullRequest.headSha,
      });
      expect(end.outputs.state).toMatch(/^(not_ready|pending|testing)$/);
      expect(errorLine(end.log)).toContain("title=wait-for-merge%3A aborted::The wait for #1 was stopped after");
      expect(end.log).toContain("It is still in the queue. Set cancel-on-abort");
      expect(end.summary).toContain("was stopped after");
      expect(count(service, "cancelPullRequest")).toBe(0);
    }));
});

// What a signal does from here on is the same for both, so that each of these needs one.
test("SIGTERM ends a request that hangs", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 0, fault: { kind: "hang" } });
  const stop = whenever(
    () => count(service, "getSubmittedPullRequest") === 2,
    (child) => child.kill("SIGTERM"),
  );

  const end = await waitByBundle(service, pullRequest, {}, stop);

  expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
  expect(end.outputs).toMatchObject({ ...ABORTED, polls: "2", "pr-sha": pullRequest.headSha });
});

test("SIGINT ends the look-up of the merge commit that hangs, and not the step", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.addFault({ endpoint: "github:*", times: 0, fault: { kind: "hang" } });
  service.control.advance(3600 - 1);
  const stop = whenever(
    () => count(service, "github:pulls.get") === 1,
    (child) => child.kill("SIGINT"),
    100,
  );

  const end = await waitByBundle(service, pullRequest, { "cancel-on-abort": "true" }, stop);

  expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
  expectMerged(service, end);
});

test("a stop in a pause between two look-ups of the merge commit ends these, and not the step", async () => {
  const { service, pullRequest } = await givenPullRequest({ githubLagSeconds: 36_000 });
  service.control.advance(3600 - 1);
  const inputs = { "cancel-on-abort": "true" };

  const end = await waitFor(service, pullRequest, inputs, {
    onPause: (_, stop) => void (count(service, "github:pulls.get") === 1 && stop.abort()),
  });

  expectMerged(service, end);
  expect(count(service, "github:pulls.get")).toBe(1);
});

/** The merge took place, and a look-up that only says more about it never fails the step. */
function expectMerged(service: LocalService, { exitCode, outputs }: Awaited<ReturnType<typeof waitFor>>): void {
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ result: "merged", "error-kind": "", "merge-commit-sha": "" });
  expect(count(service, "cancelPullRequest")).toBe(0);
}

test("a stop before the first answer ends the wait the same way", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } });

  const end = await waitFor(service, pullRequest, {}, { stopWhen: () => service.requests.length === 1 });

  expect(end.milliseconds).toBeLessThan(AT_ONCE_MS);
  expect(end.outputs).toMatchObject({ ...ABORTED, polls: "1", state: "" });
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
    const end = await waitByBundle(service, pullRequest, inputs, stop);
    return { service, end, livedOnMs: stop.livedOnMs() };
  }

  test("takes out what was waited for, once", async () => {
    const { service, end } = await stopped(() => {});

    expect(end.outputs).toMatchObject(ABORTED);
    expect(end.log).toContain("It was taken out of the queue, as cancel-on-abort says.");
    expect(count(service, "cancelPullRequest")).toBe(1);
    expect(inQueue(service)).toBe(false);
  });

  test("gives up after five seconds when the service hangs", async () => {
    const { end, livedOnMs } = await stopped(({ control }) =>
      control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } }),
    );

    expect(livedOnMs).toBeGreaterThan(4000);
    expect(livedOnMs).toBeLessThan(20_000);
    expect(end.outputs).toMatchObject(ABORTED);
    expect(end.log).toContain("It may still be in the queue: the service did not answer within five seconds.");
  });
});
