import { expect, test } from "vitest";
import type { LocalService } from "../../src/local-service/service.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { pullRequestEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";

const LIMIT = 20_971_520;
const SURELY_TAKEN = 20_000_000;
const TARGET_CHARACTERS = 40_000;

/**
 * A list whose whole request has exactly so many bytes. Its characters need more bytes than a string's length tells:
 * two in UTF-8, two as an escape.
 */
function listOf(bytes: number, aroundBytes: number): string[] {
  const targets: string[] = [];
  let left = bytes - aroundBytes + 1;
  for (let index = 0; left > 0; index += 1) {
    const start = `${index} ä"`;
    // Quotes and comma, and one byte more for each of the two special characters.
    const characters = Math.min(TARGET_CHARACTERS, left - 3 - 2);
    targets.push(start.padEnd(characters, "x"));
    left -= characters + 3 + 2;
    // What is left must be long enough for one more target.
    if (left > 0 && left < 50) throw new Error(`${left} bytes are left over`);
  }
  return targets;
}

async function upload(
  service: LocalService,
  bytes: number,
  inputs: Readonly<Record<string, string>> = {},
  name = "targets.txt",
) {
  const pullRequest = service.control.addPullRequest();
  const around = JSON.stringify({
    repo: { host: "github.com", owner: "local", name: "playground" },
    targetBranch: "main",
    pr: { number: pullRequest.number, sha: pullRequest.headSha },
    impactedTargets: [],
  });
  const targets = listOf(bytes, around.length);
  const text = name.endsWith(".json") ? JSON.stringify(targets) : targets.join("\n");
  return runAction(
    service,
    { operation: "set-impacted-targets", "impacted-targets-file": name, verify: "false", ...inputs },
    { event: pullRequestEvent(pullRequest), workspace: givenWorkspace({ [name]: text }) },
  );
}

test.each(["targets.txt", "targets.json"])(
  "a request of exactly 20 MiB is sent as a list (%s)",
  async (name) => {
    const service = await givenService();

    const end = await upload(service, LIMIT, {}, name);

    expect(end.exitCode).toBe(0);
    expect(end.requests).toMatchObject([{ endpoint: "setImpactedTargets", bodyBytes: LIMIT }]);
    expect(end.outputs).toMatchObject({
      "impacted-targets-mode": "list",
      "impacted-targets-bytes": `${LIMIT}`,
    });
    expect(annotations(end.log)).toEqual([]);
  },
);

test.each(["targets.txt", "targets.json"])(
  "one byte over 20 MiB becomes ALL with a warning that names both sizes (%s)",
  async (name) => {
    const service = await givenService();

    const end = await upload(service, LIMIT + 1, {}, name);

    expect(end.exitCode).toBe(0);
    expect(end.requests.map((request) => request.body)).toMatchObject([{ impactedTargets: "ALL" }]);
    expect(end.outputs).toMatchObject({
      result: "uploaded",
      "impacted-targets-mode": "all",
      "impacted-targets-count": "",
      "impacted-targets-reason": "the list is over the size limit",
    });
    expect(annotations(end.log)).toEqual([
      "::warning::The request body for this list needs at least 20,971,521 bytes, and the service takes 20,971,520 bytes at most: ALL is sent instead, so the pull request shares its lane with every other.",
    ]);
    expect(end.summary).toContain("ALL is sent instead");
  },
);

test("with on-too-large: error nothing is sent", async () => {
  const service = await givenService();

  const end = await upload(service, LIMIT + 1, { "on-too-large": "error" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(errorLine(end.log)).toContain("20,971,521 bytes");
  expect(end.calls).toEqual([]);
});

test.each([400, 413])("a %i for a body near the limit is answered with ALL", async (status) => {
  const service = await givenService();
  service.control.addFault({ endpoint: "setImpactedTargets", fault: { kind: "status", status } });

  const end = await upload(service, SURELY_TAKEN + 1);

  expect(end.exitCode).toBe(0);
  expect(end.requests).toMatchObject([
    { bodyBytes: SURELY_TAKEN + 1, fault: "status" },
    { body: { impactedTargets: "ALL" }, fault: null },
  ]);
  expect(end.outputs).toMatchObject({
    "impacted-targets-mode": "all",
    "impacted-targets-reason": "the service refused the list for its size",
  });
  expect(annotations(end.log)).toHaveLength(1);
  expect(annotations(end.log)[0]).toContain("20,000,001 bytes");
});

test("ALL is tried once only", async () => {
  const service = await givenService();
  service.control.addFault({
    endpoint: "setImpactedTargets",
    times: 0,
    fault: { kind: "status", status: 413, body: "request entity too large" },
  });

  const end = await upload(service, SURELY_TAKEN + 1);

  expect(end.exitCode).toBe(1);
  expect(end.outputs["error-kind"]).toBe("rejected");
  expect(end.calls).toEqual(["setImpactedTargets", "setImpactedTargets"]);
});

test.each([
  ["for a body that the service surely takes", SURELY_TAKEN, {}],
  ["with on-too-large: error", SURELY_TAKEN + 1, { "on-too-large": "error" }],
])("a 413 is an error %s", async (_, bytes, inputs) => {
  const service = await givenService();
  service.control.addFault({
    endpoint: "setImpactedTargets",
    times: 0,
    fault: { kind: "status", status: 413, body: "request entity too large" },
  });

  const end = await upload(service, bytes, inputs);

  expect(end.exitCode).toBe(1);
  expect(end.outputs["error-kind"]).toBe("rejected");
  expect(end.calls).toEqual(["setImpactedTargets"]);
  expect(end.log).toContain("request entity too large");
});

test.each([500, 404])("a %i for a large body is no reason to send ALL", async (status) => {
  const service = await givenService();
  service.control.addFault({ endpoint: "setImpactedTargets", times: 0, fault: { kind: "status", status } });

  const end = await upload(service, SURELY_TAKEN + 1, { "request-timeout": "1s" });

  expect(end.exitCode).toBe(1);
  expect(end.requests.every(({ bodyBytes }) => bodyBytes === SURELY_TAKEN + 1)).toBe(true);
});

test("an upload that is tried again sends its whole body again", async () => {
  const service = await givenService();
  service.control.addFault({
    endpoint: "setImpactedTargets",
    times: 2,
    fault: { kind: "status", status: 503 },
  });
  const pullRequest = service.control.addPullRequest();

  const end = await runAction(
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

  const end = await runAction(
    service,
    { operation: "set-impacted-targets", "impacted-targets": "a", verify: "false" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.requests.map(({ bodyBytes }) => bodyBytes)).toEqual(
    Array(2).fill(Number(end.outputs["impacted-targets-bytes"])),
  );
});
