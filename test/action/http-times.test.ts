import { expect, test } from "vitest";
import type { Fault, LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { errorLine, givenService, runAction } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { runHere } from "../support/command-in-process.js";
import { placeOf } from "../support/command-line.js";
import { givenTesting } from "../support/queue.js";
import { whenever } from "../support/run-wait.js";

interface Timed {
  /** Output `result`. */
  readonly result: unknown;
  readonly kind: unknown;
  readonly log: string;
  readonly exitCode: number | null;
  readonly milliseconds: number;
  /** Times at which the service received reads of the record. */
  readonly readAtMs: readonly number[];
}

/**
 * Time limit that is long enough for a busy machine. Without the limit under test, a step continues for at least 30
 * seconds.
 */
const BOUNDED_MS = 20_000;

type Perform = (service: LocalService, pullRequest: PullRequest, timeout: string) => Promise<Omit<Timed, "readAtMs">>;

const byAction: Perform = async (service, pullRequest, timeout) => {
  const inputs = { operation: "status", "request-timeout": timeout };
  const { outputs, ...end } = await runAction(service, inputs, { event: pullRequestEvent(pullRequest) });
  return { ...end, result: outputs.result, kind: outputs["error-kind"] };
};

/** Runs a command in this process with the system's clock, so that several commands can wait at the same time. */
const byCommand: Perform = async (service, { number }, timeout) => {
  const startedAt = performance.now();
  const end = await runHere(["status", ...placeOf(number), "--request-timeout", timeout], { service });
  const { result, "error-kind": kind } = Object(end.answer);
  return { exitCode: end.exitCode, log: end.stderr, result, kind, milliseconds: performance.now() - startedAt };
};

async function statusWith(
  perform: Perform,
  fault: Fault | ((serviceMs: number) => Fault),
  times: number,
  timeout = "30s",
): Promise<Timed> {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  const met = typeof fault === "function" ? fault(service.engine.now()) : fault;
  service.control.addFault({ endpoint: "getSubmittedPullRequest", times, fault: met });
  const end = await perform(service, pullRequest, timeout);
  const reads = service.requests.filter(({ endpoint }) => endpoint === "getSubmittedPullRequest");
  return { ...end, readAtMs: reads.map(({ receivedAtMs }) => receivedAtMs) };
}

test("a step finishes within its time limit when the service hangs or replies very slowly", async () => {
  const ends = await Promise.all([
    statusWith(byAction, { kind: "hang" }, 0, "1s"),
    statusWith(byCommand, { kind: "headers-only" }, 0, "1s"),
    statusWith(byCommand, { kind: "trickle", msPerByte: 300 }, 0, "1s"),
  ]);

  expect(ends.map(({ exitCode }) => exitCode)).toEqual([1, 6, 6]);
  for (const { result, kind, log, readAtMs, milliseconds } of ends) {
    expect([result, kind]).toEqual(["error", "unavailable"]);
    expect(log).toMatch(/error.*got no answer from 127\.0\.0\.1:\d+: no complete answer within [01](\.\d)?s/);
    // On a busy machine, there may be no time for a second request.
    expect([1, 2]).toContain(readAtMs.length);
    expect(milliseconds).toBeLessThan(BOUNDED_MS);
  }
});

function limited(retryAfter: string): Fault {
  return { kind: "status", status: 429, headers: { "retry-after": retryAfter } };
}

function pauseOf({ readAtMs: [first = 0, second = 0] }: Timed): number {
  return second - first;
}

test("a step waits for a Retry-After in seconds or as a date, and ignores an invalid value", async () => {
  // The dates follow the service's clock, which is stopped here. A date has whole seconds.
  const inThreeSeconds = (serviceMs: number) => limited(new Date(serviceMs + 3000).toUTCString());
  const [seconds, dated, past, negative, hour] = await Promise.all([
    statusWith(byAction, limited("2"), 1),
    statusWith(byCommand, inThreeSeconds, 1),
    statusWith(byCommand, limited("Thu, 01 Jan 2026 00:00:00 GMT"), 1),
    statusWith(byCommand, limited("-5"), 1),
    statusWith(byCommand, limited("3600"), 1),
  ]);

  for (const { result, readAtMs } of [seconds, dated, past, negative])
    expect([result, readAtMs.length]).toEqual(["found", 2]);
  expect(pauseOf(seconds)).toBeGreaterThanOrEqual(2000);
  expect(pauseOf(dated)).toBeGreaterThanOrEqual(3000);

  expect([hour.exitCode, hour.readAtMs.length]).toEqual([6, 1]);
  expect([hour.result, hour.kind]).toEqual(["error", "unavailable"]);
  expect(hour.log).toContain("Run the step again in 1h.");
});

test("a step stops at once when a signal comes during a pause or a silent request", async () => {
  const hangs: Fault = { kind: "hang" };
  const cases = [
    { signal: "SIGINT", operation: "submit", endpoint: "submitPullRequest", fault: limited("60") },
    { signal: "SIGTERM", operation: "restart-tests", endpoint: "restartTestsOnPullRequest", fault: hangs },
  ] as const;

  const ends = await Promise.all(
    cases.map(async ({ signal, operation, endpoint, fault }) => {
      const service = await givenService();
      const pullRequest = operation === "submit" ? service.control.addPullRequest() : givenTesting(service);
      service.control.addFault({ endpoint, times: 0, fault });
      const stop = whenever(
        () => service.requests.some((request) => request.endpoint === endpoint),
        (child) => child.kill(signal),
        // Time for the answer to arrive and for the pause to start.
        300,
      );
      const end = await runAction(service, { operation }, { event: pullRequestEvent(pullRequest), ...stop });
      return { end, tookMs: stop.livedOnMs() };
    }),
  );

  for (const { end, tookMs } of ends) {
    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
    expect(end.outputs["result-file"]).toBeTruthy();
    expect(errorLine(end.log)).toContain("The run was stopped");
    expect(end.calls.filter((call) => call !== "getQueue" && call !== "getSubmittedPullRequest").length).toBeLessThan(
      2,
    );
    // The pause would take one minute.
    expect(tookMs).toBeLessThan(BOUNDED_MS);
  }
});
