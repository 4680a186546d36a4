import { describe, expect, test } from "vitest";
import type { Fault, FaultEndpoint } from "../../src/local-queue/service.js";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { givenTesting } from "./queue.js";

/** The call that each operation is about. */
const OPERATIONS = [
  ["submit", "submitPullRequest"],
  ["cancel", "cancelPullRequest"],
  ["restart-tests", "restartTestsOnPullRequest"],
  ["set-impacted-targets", "setImpactedTargets"],
  ["status", "getSubmittedPullRequest"],
  ["wait-for-merge", "getSubmittedPullRequest"],
] as const satisfies readonly (readonly [string, FaultEndpoint])[];

const REFUSALS = [
  [400, "rejected"],
  [403, "auth"],
  [429, "unavailable"],
] as const;

describe("a refused call fails the step with one annotation that names call, status, words and id", () => {
  test.each(OPERATIONS)("%s", async (operation, endpoint) => {
    const targets = operation === "set-impacted-targets" ? { "impacted-targets": "one" } : {};
    const ends = await Promise.all(
      REFUSALS.map(async ([status]) => {
        const service = await givenService();
        const pullRequest = operation === "submit" ? service.control.addPullRequest() : givenTesting(service);
        const headers = { "x-request-id": `id-of-${status}`, "retry-after": "3600" };
        const fault: Fault = { kind: "status", status, body: `The words of ${status}`, headers };
        service.control.addFault({ endpoint, times: 0, fault });
        return runHere(service, { operation, ...targets }, { event: pullRequestEvent(pullRequest) });
      }),
    );

    for (const [index, [status, kind]] of REFUSALS.entries()) {
      const end = ends[index];
      expect(end?.exitCode).toBe(1);
      expect(end?.outputs).toMatchObject({ result: "error", "error-kind": kind });
      const message = `${endpoint} was answered with status ${status}: "The words of ${status}" (request id id-of-${status}).`;
      expect(end?.outputs["error-message"]).toBe(message);
      expect(errorLine(end?.log ?? "")).toContain(message);
      expect(end?.result).toMatchObject({ result: "error", "error-kind": kind, "error-message": message });
      expect(end?.calls.filter((call) => call === endpoint)).toHaveLength(1);
    }
  });
});

const PAGE = "<!DOCTYPE html><html><head><title>Slow down</title></head><body><h1>Too many</h1></body></html>";

const LIMITS: readonly (readonly [Fault, string, string])[] = [
  [{ kind: "status", status: 429, body: "Too many requests" }, "unavailable", "Too many requests"],
  [{ kind: "status", status: 429, body: PAGE }, "unavailable", '"Slow down Too many"'],
  [{ kind: "status", status: 429, body: "" }, "unavailable", "an empty body"],
  [{ kind: "status", status: 403, body: "no" }, "auth", '"no"'],
  [{ kind: "status", status: 403, body: PAGE }, "auth", '"Slow down Too many"'],
  [{ kind: "reply", status: 403, json: { error: { message: "no" } } }, "auth", '"no"'],
];

test("limits and refusals are read as text, as page and as JSON", async () => {
  const ends = await Promise.all(
    LIMITS.map(async ([fault]) => {
      const service = await givenService();
      const event = pullRequestEvent(givenTesting(service));
      service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault });
      return runHere(service, { operation: "status", "request-timeout": "1s" }, { event });
    }),
  );

  for (const [index, [, kind, words]] of LIMITS.entries()) {
    const { outputs, log } = ends[index] ?? { outputs: {}, log: "" };
    expect(outputs).toMatchObject({ result: "error", "error-kind": kind });
    expect(errorLine(log)).toContain(words);
    expect(log).not.toContain("<h1>");
  }
});

test("a read that needs several attempts succeeds in the end", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  for (const fault of [
    { kind: "status", status: 503 },
    { kind: "drop", when: "before" },
  ] as const)
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault });

  const end = await runAction(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect([end.exitCode, end.outputs.result]).toEqual([0, "found"]);
  expect(end.calls.filter((call) => call === "getSubmittedPullRequest")).toHaveLength(3);
});

test("a good status with no answer behind it is an error of its own kind", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    fault: { kind: "content-type", contentType: "text/html", body: "<html><body>Sign in</body></html>" },
  });

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
  expect(errorLine(end.log)).toContain("The reply of getSubmittedPullRequest could not be read: it is not JSON");
  expect(end.log).toContain("It began with: Sign in");
});

test("a queue that cannot be read is not taken for an empty one", async () => {
  const faults: readonly Fault[] = [
    { kind: "status", status: 500 },
    { kind: "content-type", contentType: "text/html", body: "<html></html>" },
    { kind: "patch", omit: ["enqueuedPullRequests"] },
  ];
  const ends = await Promise.all(
    faults.map(async (fault) => {
      const service = await givenService();
      const event = pullRequestEvent(givenTesting(service));
      service.control.addFault({ endpoint: "getQueue", times: 0, fault });
      return runHere(service, { operation: "status", "request-timeout": "1s" }, { event });
    }),
  );

  for (const end of ends) {
    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "found", "testing"]);
    expect([end.outputs.position, end.outputs.ahead, end.outputs["queue-state"]]).toEqual(["", "", ""]);
    expect(end.log).toContain("The position in the queue is not known: ");
    expect(end.summary).not.toContain("Position");
  }
});

test("a pull request that is not known is an error, not an answer, while its queue cannot be read", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  service.control.addFault({ endpoint: "getQueue", times: 0, fault: { kind: "status", status: 500 } });

  const ends = await Promise.all(
    ["status", "submit", "cancel"].map((operation) =>
      runHere(service, { operation, "request-timeout": "1s" }, { event: pullRequestEvent(pullRequest) }),
    ),
  );
  for (const end of ends) {
    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.outputs["error-message"]).toContain("getQueue was answered with status 500");
  }
});
