import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { OperationError } from "../../src/errors.js";
import { uploadTargets } from "../../src/impacted-targets/upload.js";
import { annotations, givenService } from "../support/action.js";
import { contextOf, runFacts } from "../support/context.js";
import { fakeClock } from "../support/fake-clock.js";
import { runCase } from "../support/run-case.js";
import { runFor } from "../support/run-for.js";
import { QUEUE, serviceAt } from "../support/service-under-test.js";
import { givenWorkspace } from "../support/workspace.js";
import { listOf } from "./large-lists.js";

const LIMIT = 20_971_520;
const SURELY_TAKEN = 20_000_000;

interface Upload {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Status of the answer to the first uploads, or to all uploads when `times` is 0. */
  readonly status?: number;
  readonly times?: number;
}

/** Uploads a list. The request has the given number of bytes. */
async function upload(bytes: number, { inputs = {}, status, times = 1 }: Upload = {}) {
  const given = (service: LocalService) => {
    const pullRequest = service.control.addPullRequest();
    const fault = { kind: "status", status: status ?? 0, body: "request entity too large" } as const;
    if (status !== undefined) service.control.addFault({ endpoint: "setImpactedTargets", times, fault });
    return { pullRequest, files: { "targets.txt": listOf(bytes, pullRequest).join("\n") } };
  };
  const operation = "set-impacted-targets";
  const more = { "impacted-targets-file": "targets.txt", verify: "false", ...inputs };
  const end = await runCase({ operation, result: "uploaded", given, inputs: more });
  return { ...end, output: (which: string) => end.outputs[which] };
}

test("set-impacted-targets sends a list when its request has exactly 20 MiB", async () => {
  const { kind, requests, output, warnings } = await upload(LIMIT);

  expect(kind).toBeUndefined();
  expect(requests).toMatchObject([{ endpoint: "setImpactedTargets", bodyBytes: LIMIT }]);
  expect([output("impacted-targets-mode"), output("impacted-targets-bytes")]).toEqual(["list", `${LIMIT}`]);
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

test("set-impacted-targets sends nothing for a long list when on-too-large is error", async () => {
  const { kind, requests, log } = await upload(LIMIT + 1, { inputs: { "on-too-large": "error" } });

  expect(kind).toBe("input");
  expect(log).toContain("20,971,521 bytes");
  expect(requests).toEqual([]);
});

test("set-impacted-targets sends ALL when the service rejects a body near the limit with status 413", async () => {
  const { kind, requests, output, warnings } = await upload(SURELY_TAKEN + 1, { status: 413 });

  expect(kind).toBeUndefined();
  expect(requests).toMatchObject([
    { bodyBytes: SURELY_TAKEN + 1, fault: "status" },
    { body: { impactedTargets: "ALL" }, fault: null },
  ]);
  expect(output("impacted-targets-mode")).toBe("all");
  expect(output("impacted-targets-reason")).toBe("the service rejected the list of targets because of its size");
  expect(warnings).toEqual([
    "The service rejected a request body of 20,000,001 bytes (the service accepts every body of up to 20,000,000 bytes). The step sends ALL instead, so the queue treats the pull request as if it impacts every target.",
  ]);
});

test("set-impacted-targets fails when the service rejects a short body with status 413", async () => {
  const { kind, requests, log } = await upload(SURELY_TAKEN, { status: 413, times: 0 });

  expect(kind).toBe("rejected");
  expect(requests).toHaveLength(1);
  expect(log).toContain("request entity too large");
});

describe("set-impacted-targets and a service with a low size limit", () => {
  const ACCEPTED_BODY_BYTES = 1000;

  interface Answered {
    readonly status: number;
    readonly times?: number;
    readonly onTooLarge?: "all" | "error";
  }

  /** Uploads a list whose request is one byte over the limit. Returns the result and the requests. */
  async function uploadMore({ status, times = 1, onTooLarge = "all" }: Answered) {
    const local = await givenService();
    const { number, headSha } = local.control.addPullRequest();
    local.control.addFault({ endpoint: "setImpactedTargets", times, fault: { kind: "status", status } });
    const { service } = serviceAt(new URL(local.apiUrl), { credentials: { "x-api-token": local.token } });
    const limits = { surelyTakenBytes: ACCEPTED_BODY_BYTES };
    const { context, lines } = contextOf({
      service: { ...service, uploadLimits: (head) => ({ ...service.uploadLimits(head), ...limits }) },
      clock: fakeClock(),
      signal: new AbortController().signal,
    });
    const list = listOf(ACCEPTED_BODY_BYTES + 1, { number, headSha }).join("\n");
    const source = { text: undefined, file: "targets.txt", format: "auto" } as const;
    const { kind, outputs } = await uploadTargets(
      { ...source, onEmpty: "error", onTooLarge, verify: false },
      { ...QUEUE, number, headSha, guardedHead: undefined },
      { ...context, run: runFacts({ workspace: givenWorkspace({ "targets.txt": list }) }) },
    ).then(
      (outcome) => ({ kind: undefined, outputs: outcome.outputs }),
      (error: unknown) => ({ kind: error instanceof OperationError ? error.kind : String(error), outputs: {} }),
    );
    return { kind, outputs, lines, requests: local.requests };
  }

  test("sends ALL when the service rejects a body near the limit with status 400", async () => {
    const { kind, requests, outputs, lines } = await uploadMore({ status: 400 });

    expect(kind).toBeUndefined();
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

  test.each([
    ["ALL is rejected with status 413 too", { status: 413 }, "rejected", [false, true]],
    ["status 413 while on-too-large is error", { status: 413, onTooLarge: "error" }, "rejected", [false]],
    ["status 404", { status: 404 }, "not-found", [false]],
    ["status 500", { status: 500 }, "unavailable", [false, false, false, false]],
  ] as const)("sends ALL only once and only because of the size: %s", async (_, answered, expected, isAll) => {
    const { kind, requests } = await uploadMore({ ...answered, times: 0 });

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
