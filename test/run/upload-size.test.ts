import { expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { pullRequestEvent } from "../action/events.js";
import { annotations, givenService } from "../action/harness.js";
import { listOf } from "../impacted-targets/large-lists.js";
import { runCase } from "./run-case.js";
import { runHere } from "./run-here.js";

const LIMIT = 20_971_520;
const SURELY_TAKEN = 20_000_000;

interface Upload {
  readonly name?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Each upload is answered with it, or the first ones. */
  readonly status?: number;
  readonly times?: number;
}

/** Uploads a list whose request has so many bytes. */
async function upload(bytes: number, { name = "targets.txt", inputs = {}, status, times = 1 }: Upload = {}) {
  const given = (service: LocalService) => {
    const pullRequest = service.control.addPullRequest();
    const fault = { kind: "status", status: status ?? 0, body: "request entity too large" } as const;
    if (status !== undefined) service.control.addFault({ endpoint: "setImpactedTargets", times, fault });
    const targets = listOf(bytes, pullRequest);
    const text = name.endsWith(".json") ? JSON.stringify(targets) : targets.join("\n");
    return { pullRequest, files: { [name]: text } };
  };
  const operation = "set-impacted-targets";
  const more = { "impacted-targets-file": name, verify: "false", ...inputs };
  const end = await runCase({ operation, result: "uploaded", given, inputs: more });
  return { ...end, output: (which: string) => end.outputs[which] };
}

test.each(["targets.txt", "targets.json"])("a request of exactly 20 MiB is sent as a list (%s)", async (name) => {
  const { kind, requests, output, warnings } = await upload(LIMIT, { name });

  expect(kind).toBeUndefined();
  expect(requests).toMatchObject([{ endpoint: "setImpactedTargets", bodyBytes: LIMIT }]);
  expect([output("impacted-targets-mode"), output("impacted-targets-bytes")]).toEqual(["list", `${LIMIT}`]);
  expect(warnings).toEqual([]);
});

test.each(["targets.txt", "targets.json"])(
  "one byte over 20 MiB becomes ALL with a warning that names both sizes (%s)",
  async (name) => {
    const { kind, requests, outputs, warnings, summary } = await upload(LIMIT + 1, { name });

    expect(kind).toBeUndefined();
    expect(requests.map(({ body }) => body)).toMatchObject([{ impactedTargets: "ALL" }]);
    expect(outputs).toMatchObject({
      result: "uploaded",
      "impacted-targets-mode": "all",
      "impacted-targets-count": "",
      "impacted-targets-reason": "the list is over the size limit",
    });
    expect(warnings).toEqual([
      "The request body for this list needs at least 20,971,521 bytes, and the service takes 20,971,520 bytes at most: ALL is sent instead, so the pull request shares its lane with every other.",
    ]);
    expect(summary).toContain("ALL is sent instead");
  },
);

test("with on-too-large: error nothing is sent", async () => {
  const { kind, requests, log } = await upload(LIMIT + 1, { inputs: { "on-too-large": "error" } });

  expect(kind).toBe("input");
  expect(log).toContain("20,971,521 bytes");
  expect(requests).toEqual([]);
});

test.each([400, 413])("a %i for a body near the limit is answered with ALL", async (status) => {
  const { kind, requests, output, warnings } = await upload(SURELY_TAKEN + 1, { status });

  expect(kind).toBeUndefined();
  expect(requests).toMatchObject([
    { bodyBytes: SURELY_TAKEN + 1, fault: "status" },
    { body: { impactedTargets: "ALL" }, fault: null },
  ]);
  expect(output("impacted-targets-mode")).toBe("all");
  expect(output("impacted-targets-reason")).toBe("the service refused the list for its size");
  expect(warnings).toEqual([
    "The service refused a body of 20,000,001 bytes (20,000,000 bytes are always taken): ALL is sent instead, so the pull request shares its lane with every other.",
  ]);
});

test("ALL is tried once only", async () => {
  const { kind, requests } = await upload(SURELY_TAKEN + 1, { status: 413, times: 0 });

  expect(kind).toBe("rejected");
  expect(requests.map(({ body }) => Object(body).impactedTargets === "ALL")).toEqual([false, true]);
});

test.each([
  ["for a body that the service surely takes", SURELY_TAKEN, {}],
  ["with on-too-large: error", SURELY_TAKEN + 1, { "on-too-large": "error" }],
])("a 413 is an error %s", async (_, bytes, inputs) => {
  const { kind, requests, log } = await upload(bytes, { status: 413, times: 0, inputs });

  expect(kind).toBe("rejected");
  expect(requests).toHaveLength(1);
  expect(log).toContain("request entity too large");
});

test.each([500, 404])("a %i for a large body is no reason to send ALL", async (status) => {
  const { kind, requests } = await upload(SURELY_TAKEN + 1, { status, times: 0 });

  expect(kind).toBe(status === 404 ? "not-found" : "unavailable");
  expect(requests.every(({ bodyBytes }) => bodyBytes === SURELY_TAKEN + 1)).toBe(true);
});

test("an upload that is tried again sends its whole body again", async () => {
  const service = await givenService();
  service.control.addFault({ endpoint: "setImpactedTargets", times: 2, fault: { kind: "status", status: 503 } });
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(
    service,
    { operation: "set-impacted-targets", "impacted-targets": "b\na", verify: "false" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.calls).toEqual(["setImpactedTargets", "setImpactedTargets", "setImpactedTargets"]);
  for (const { body, bodyBytes } of end.requests) {
    expect(body).toMatchObject({ impactedTargets: ["a", "b"] });
    expect(`${bodyBytes}`).toBe(end.outputs["impacted-targets-bytes"]);
  }
  expect(annotations(end.log)).toEqual([]);
});

test("an upload without an answer is sent again, since the last one for a head wins", async () => {
  const service = await givenService();
  service.control.addFault({ endpoint: "setImpactedTargets", fault: { kind: "drop", when: "after" } });
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(
    service,
    { operation: "set-impacted-targets", "impacted-targets": "a", verify: "false" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.requests.map(({ bodyBytes }) => bodyBytes)).toEqual(
    Array(2).fill(Number(end.outputs["impacted-targets-bytes"])),
  );
});
