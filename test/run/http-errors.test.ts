import { expect, test } from "vitest";
import type { Fault, FaultEndpoint } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { givenTesting } from "../support/queue.js";
import { addPullRequest, runFor } from "../support/run-for.js";

const RECORD = "getSubmittedPullRequest";

/** The most important endpoint of each operation. */
const OPERATIONS = [
  ["submit", "submitPullRequest"],
  ["cancel", "cancelPullRequest"],
  ["restart-tests", "restartTestsOnPullRequest"],
  ["set-impacted-targets", "setImpactedTargets"],
  ["status", RECORD],
  ["wait-for-merge", RECORD],
] as const satisfies readonly (readonly [string, FaultEndpoint])[];

const REFUSALS = [
  [400, "rejected"],
  [403, "auth"],
  [429, "unavailable"],
] as const;

const refused = OPERATIONS.flatMap((operation) => REFUSALS.map((refusal) => [...operation, ...refusal] as const));

test.each(refused)(
  "%s fails with one annotation when the service answers %s with status %i",
  async (operation, endpoint, status, kind) => {
    const headers = { "x-request-id": `id-of-${status}`, "retry-after": "3600" };
    const fault: Fault = { kind: "status", status, body: `The words of ${status}`, headers };
    const end = await runFor(operation, operation === "set-impacted-targets" ? { "impacted-targets": "one" } : {}, {
      given: operation === "submit" ? addPullRequest : givenTesting,
      faults: [{ endpoint, times: 0, fault }],
    });

    expect(end.exitCode).toBe(1);
    const message = `${endpoint} was answered with status ${status}: "The words of ${status}" (request id id-of-${status}).`;
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": kind, "error-message": message });
    expect(errorLine(end.log)).toContain(message);
    expect(end.result).toMatchObject({ result: "error", "error-kind": kind, "error-message": message });
    expect(end.calls.filter((call) => call === endpoint)).toHaveLength(1);
  },
);

const PAGE = "<!DOCTYPE html><html><head><title>Slow down</title></head><body><h1>Too many</h1></body></html>";

test.each<[Fault, string, string]>([
  [{ kind: "status", status: 429, body: "Too many requests" }, "unavailable", "Too many requests"],
  [{ kind: "status", status: 429, body: PAGE }, "unavailable", '"Slow down Too many"'],
  [{ kind: "status", status: 429, body: "" }, "unavailable", "an empty body"],
  [{ kind: "status", status: 403, body: "no" }, "auth", '"no"'],
  [{ kind: "status", status: 403, body: PAGE }, "auth", '"Slow down Too many"'],
  [{ kind: "reply", status: 403, json: { error: { message: "no" } } }, "auth", '"no"'],
  [
    { kind: "content-type", contentType: "text/html", body: "<html><body>Sign in</body></html>" },
    "response",
    "The reply of getSubmittedPullRequest could not be read: the reply is not JSON",
  ],
])("status reports the kind and the text of the error for %j", async (fault, kind, words) => {
  const end = await runFor(
    "status",
    { "request-timeout": "1s" },
    { given: givenTesting, faults: [{ endpoint: RECORD, times: 0, fault }] },
  );

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": kind });
  expect(errorLine(end.log)).toContain(words);
  expect(end.log).not.toContain("<h1>");
  if (kind === "response") expect(end.log).toContain("The reply begins with: Sign in");
});

test("status repeats a read until the service answers", async () => {
  const faults = [
    { endpoint: RECORD, fault: { kind: "status", status: 503 } },
    { endpoint: RECORD, fault: { kind: "drop", when: "before" } },
  ] as const;

  const end = await runFor("status", {}, { given: givenTesting, faults });

  expect(end.outputs.result).toBe("found");
  expect(end.calls.filter((call) => call === RECORD)).toHaveLength(3);
});

test.each<Fault>([
  { kind: "status", status: 500 },
  { kind: "content-type", contentType: "text/html", body: "<html></html>" },
  { kind: "patch", omit: ["enqueuedPullRequests"] },
])("status leaves the outputs of the position empty when the queue cannot be read (%j)", async (fault) => {
  const faults = [{ endpoint: "getQueue", times: 0, fault }] as const;

  const end = await runFor("status", { "request-timeout": "1s" }, { given: givenTesting, faults });

  expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "found", "testing"]);
  expect([end.outputs.position, end.outputs.ahead, end.outputs["queue-state"]]).toEqual(["", "", ""]);
  expect(end.log).toContain("The position in the queue is not known: ");
  expect(end.summary).not.toContain("Position");
});

test.each(["status", "submit", "cancel"])(
  "%s fails for an unknown pull request when the queue cannot be read",
  async (operation) => {
    const faults = [{ endpoint: "getQueue", times: 0, fault: { kind: "status", status: 500 } }] as const;

    const end = await runFor(operation, { "request-timeout": "1s" }, { faults });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.outputs["error-message"]).toContain("getQueue was answered with status 500");
  },
);

test("status fails without waiting for the queue when the service rejects the read of the record", async () => {
  const busy = { kind: "status", status: 503, headers: { "retry-after": "40" } } as const;
  const faults = [
    { endpoint: RECORD, fault: { kind: "status", status: 403 } },
    { endpoint: "getQueue", times: 0, fault: busy },
  ] as const;

  const end = await runFor("status", {}, { faults });

  expect(end.outputs["error-kind"]).toBe("auth");
});
