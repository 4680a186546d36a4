import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { getErrorMessage, OperationError } from "../../src/errors.js";
import { uploadTargets } from "../../src/impacted-targets/upload.js";
import { annotations, givenService } from "../support/action.js";
import { contextOf, runFacts } from "../support/context.js";
import { fakeClock } from "../support/fake-clock.js";
import { runCase } from "../support/run-case.js";
import { runFor } from "../support/run-for.js";
import { PULL_REQUEST, QUEUE, serviceAt, serviceV2At } from "../support/service-under-test.js";
import { givenWorkspace } from "../support/workspace.js";
import { listOf } from "./large-lists.js";

const LIMIT = 20_971_520;

/** Uploads a list. The request has the given number of bytes. */
function upload(bytes: number) {
  const given = (service: LocalService) => {
    const pullRequest = service.control.addPullRequest();
    return { pullRequest, files: { "targets.txt": listOf(bytes, pullRequest).join("\n") } };
  };
  const inputs = { "impacted-targets-file": "targets.txt", verify: "false" };
  return runCase({ operation: "set-impacted-targets", result: "uploaded", given, inputs });
}

test("set-impacted-targets sends a list when its request has exactly 20 MiB", async () => {
  const { kind, requests, outputs, warnings } = await upload(LIMIT);

  expect(kind).toBeUndefined();
  expect(requests).toMatchObject([{ endpoint: "setImpactedTargets", bodyBytes: LIMIT }]);
  expect(outputs).toMatchObject({ "impacted-targets-mode": "list", "impacted-targets-bytes": `${LIMIT}` });
  expect(warnings).toEqual([]);
});

test("set-impacted-targets sends ALL with a warning when the list exceeds 20 MiB by one byte", async () => {
  const { kind, requests, outputs, warnings, summary } = await upload(LIMIT + 1);

  expect(kind).toBeUndefined();
  expect(requests.map(({ body }) => body)).toMatchObject([{ impactedTargets: "ALL" }]);
  expect(outputs).toMatchObject({
    result: "uploaded",
    "impacted-targets-mode": "all",
    "impacted-targets-count": "",
    "impacted-targets-reason": "the list of targets is larger than the size limit",
  });
  expect(warnings).toEqual([
    "The request body for this list needs at least 20,971,521 bytes, but the service accepts 20,971,520 bytes at most. The step sends ALL instead, so the queue treats the pull request as if it impacts every target.",
  ]);
  expect(summary).toContain("The step sends ALL instead");
});

test.each([
  ["v1", serviceAt],
  ["v2", serviceV2At],
])("the client of API %s expects that the service accepts 20,000,000 bytes, and no more than 20 MiB", (_, clientAt) => {
  const { service } = clientAt(new URL("http://127.0.0.1"));

  expect(service.uploadLimits(PULL_REQUEST)).toMatchObject({ bytes: LIMIT, surelyTakenBytes: 20_000_000 });
});

describe("set-impacted-targets and a service with a low size limit", () => {
  const ACCEPTED_BODY_BYTES = 1000;

  interface Upload {
    /** Size of the request; by default, one byte more than the service accepts for sure. */
    readonly size?: number;
    /** Largest size of a request; by default, the limit of the service. */
    readonly bytes?: number;
    /** Status of the answer to the first upload, or to all uploads when `times` is 0. */
    readonly status?: number;
    readonly times?: number;
    readonly onTooLarge?: "all" | "error";
  }

  /** Uploads a list. Returns the result and the requests. */
  async function uploadList({ size = ACCEPTED_BODY_BYTES + 1, bytes, status, times = 1, onTooLarge = "all" }: Upload) {
    const local = await givenService();
    const { number, headSha } = local.control.addPullRequest();
    if (status !== undefined)
      local.control.addFault({ endpoint: "setImpactedTargets", times, fault: { kind: "status", status } });
    const { service } = serviceAt(new URL(local.apiUrl), { credentials: { "x-api-token": local.token } });
    const limits = { surelyTakenBytes: ACCEPTED_BODY_BYTES, ...(bytes !== undefined && { bytes }) };
    const { context, lines } = contextOf({
      service: { ...service, uploadLimits: (head) => ({ ...service.uploadLimits(head), ...limits }) },
      clock: fakeClock(),
      signal: new AbortController().signal,
    });
    const list = listOf(size, { number, headSha }).join("\n");
    const source = { text: undefined, file: "targets.txt", format: "auto" } as const;
    const { kind, message, outputs } = await uploadTargets(
      { ...source, onEmpty: "error", onTooLarge, verify: false },
      { ...QUEUE, number, headSha, guardedHead: undefined },
      { ...context, run: runFacts({ workspace: givenWorkspace({ "targets.txt": list }) }) },
    ).then(
      (outcome) => ({ kind: undefined, message: outcome.message, outputs: outcome.outputs }),
      (error: unknown) => ({
        kind: error instanceof OperationError ? error.kind : String(error),
        message: getErrorMessage(error),
        outputs: {},
      }),
    );
    return { kind, message, outputs, lines, requests: local.requests };
  }

  test("sends ALL when the service rejects a body near the limit with status 400", async () => {
    const { kind, requests, outputs, lines } = await uploadList({ status: 400 });

    expect(kind).toBeUndefined();
    expect(outputs).toMatchObject({ "impacted-targets-mode": "all" });
    expect(requests).toMatchObject([
      { bodyBytes: ACCEPTED_BODY_BYTES + 1, fault: "status" },
      { body: { impactedTargets: "ALL" }, fault: null },
    ]);
    expect(outputs).toMatchObject({
      "impacted-targets-reason": "the service rejected the list of targets because of its size",
    });
    expect(lines).toEqual([
      expect.stringContaining(
        "rejected a request body of 1,001 bytes (the service accepts every body of up to 1,000 bytes)",
      ),
    ]);
  });

  test("sends nothing for a long list when on-too-large is error", async () => {
    const { kind, requests, message } = await uploadList({ bytes: 900, onTooLarge: "error" });

    expect(kind).toBe("input");
    expect(message).toContain("needs at least 999 bytes, but the service accepts 900 bytes at most");
    expect(requests).toEqual([]);
  });

  test("fails when the service rejects a body with status 413 that is not near the limit", async () => {
    const { kind, requests, message } = await uploadList({ size: ACCEPTED_BODY_BYTES, status: 413, times: 0 });

    expect(kind).toBe("rejected");
    expect(requests).toHaveLength(1);
    expect(message).toContain("413");
  });

  test.each([
    ["ALL is rejected with status 413 too", { status: 413 }, "rejected", [false, true]],
    ["status 413 while on-too-large is error", { status: 413, onTooLarge: "error" }, "rejected", [false]],
    ["status 404", { status: 404 }, "not-found", [false]],
    ["status 500", { status: 500 }, "unavailable", [false, false, false, false]],
  ] as const)("sends ALL only once and only because of the size: %s", async (_, answered, expected, isAll) => {
    const { kind, requests } = await uploadList({ ...answered, times: 0 });

    expect(kind).toBe(expected);
    expect(requests.map(({ body }) => Object(body).impactedTargets === "ALL")).toEqual(isAll);
  });
});

test.each([
  ["an outage", { times: 2, fault: { kind: "status", status: 503 } }, 3],
  ["a lost answer", { fault: { kind: "drop", when: "after" } }, 2],
] as const)("set-impacted-targets sends its whole body again after %s", async (_, fault, attempts) => {
  const faults = [{ endpoint: "setImpactedTargets", ...fault }] as const;

  const end = await runFor("set-impacted-targets", { "impacted-targets": "b\na", verify: "false" }, { faults });

  expect(end.exitCode).toBe(0);
  expect(end.calls).toEqual(Array(attempts).fill("setImpactedTargets"));
  for (const { body, bodyBytes } of end.requests) {
    expect(body).toMatchObject({ impactedTargets: ["a", "b"] });
    expect(`${bodyBytes}`).toBe(end.outputs["impacted-targets-bytes"]);
  }
  expect(annotations(end.log)).toEqual([]);
});
