import { expect, test } from "vitest";
import type { Fault } from "../../src/local-queue/service.js";
import { pullRequestEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { givenTesting } from "./queue.js";
import { whenever } from "./waiting.js";

async function statusWith(fault: Fault, times: number, inputs: Readonly<Record<string, string>> = {}) {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  service.control.addFault({ endpoint: "getSubmittedPullRequest", times, fault });
  const end = await runAction(service, { operation: "status", ...inputs }, { event: pullRequestEvent(pullRequest) });
  const reads = end.requests.filter(({ endpoint }) => endpoint === "getSubmittedPullRequest");
  const receivedAt = reads.map(({ receivedAtMs }) => receivedAtMs);
  return { end, reads: reads.length, pauseMs: (receivedAt[1] ?? 0) - (receivedAt[0] ?? 0) };
}

test("a service that hangs, stops after its headers or trickles ends the step within its budget", async () => {
  const faults: readonly Fault[] = [{ kind: "hang" }, { kind: "headers-only" }, { kind: "trickle", msPerByte: 300 }];
  const ends = await Promise.all(faults.map((fault) => statusWith(fault, 0, { "request-timeout": "2s" })));

  for (const { end, reads } of ends) {
    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(errorLine(end.log)).toMatch(/got no answer from 127\.0\.0\.1:\d+: no complete answer within [0-2](\.\d)?s/);
    expect(reads).toBe(2);
    expect(end.milliseconds).toBeLessThan(15_000);
  }
});

function limited(retryAfter: string): Fault {
  return { kind: "status", status: 429, headers: { "retry-after": retryAfter } };
}

test("a Retry-After in seconds or as a date is obeyed, and one that means nothing is not", async () => {
  // A date has whole seconds: this one is more than one second away.
  const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3000);
  const [seconds, dated, past, negative, hour] = await Promise.all([
    statusWith(limited("2"), 1),
    statusWith(limited(date.toUTCString()), 1),
    statusWith(limited("Thu, 01 Jan 2026 00:00:00 GMT"), 1),
    statusWith(limited("-5"), 1),
    statusWith(limited("3600"), 1),
  ]);

  for (const { end, reads } of [seconds, dated, past, negative])
    expect([end.outputs.result, reads]).toEqual(["found", 2]);
  expect(seconds.pauseMs).toBeGreaterThanOrEqual(2000);
  const secondRead = dated.end.requests.filter(({ endpoint }) => endpoint === "getSubmittedPullRequest")[1];
  expect(secondRead?.receivedAtMs).toBeGreaterThanOrEqual(date.getTime() - 5);

  expect([hour.end.exitCode, hour.reads]).toEqual([1, 1]);
  expect(hour.end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
  expect(hour.end.log).toContain("Run it again in 1h.");
});

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

test("a signal in a pause before a repeat, or while the service is silent, ends the step at once", async () => {
  const busy: Fault = { kind: "status", status: 503, headers: { "retry-after": "60" } };
  const cases = SIGNALS.flatMap((signal) => [
    { signal, operation: "status", endpoint: "getSubmittedPullRequest", fault: busy } as const,
    { signal, operation: "submit", endpoint: "submitPullRequest", fault: limited("60") } as const,
    { signal, operation: "restart-tests", endpoint: "restartTestsOnPullRequest", fault: { kind: "hang" } } as const,
  ]);

  const ends = await Promise.all(
    cases.map(async ({ signal, operation, endpoint, fault }) => {
      const service = await givenService();
      const pullRequest = operation === "submit" ? service.control.addPullRequest() : givenTesting(service);
      service.control.addFault({ endpoint, times: 0, fault });
      const stop = whenever(
        () => service.requests.some((request) => request.endpoint === endpoint),
        (child) => child.kill(signal),
        // Time for the answer to arrive, and for the pause to begin.
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
    expect(errorLine(end.log)).toContain("The run was told to stop");
    expect(end.calls.filter((call) => call !== "getQueue" && call !== "getSubmittedPullRequest").length).toBeLessThan(
      2,
    );
    // The pause would be a minute long.
    expect(tookMs).toBeLessThan(3000);
  }
});
