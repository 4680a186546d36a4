import { describe, expect, test } from "vitest";
import { listSettings } from "../../../src/engine/settings.js";
import type { LocalService } from "../../../src/serve/service.js";
import { AT_MAIN, send } from "../../support/client.js";
import { WITHOUT_DOCUMENTS } from "../../support/openapi/observe.js";
import { start } from "../../support/running-service.js";

/** Numbers and other values as JSON; some are infinite, too large or too small. */
const NUMBERS = [
  ["1e308", "-1e308", "1e999", "-1e999", "1.7976931348623157e308", "5e-324", "-0", "0", "-1", "0.5", "1.5"],
  ["2147483647", "2147483648", "4294967295", "4294967296", "9007199254740993", "1e15", "8.64e15", "1e17"],
  ["1", "100", "599", "600", "100000", "100001", "null", '"1"', '"NaN"', "true", "[]", "{}"],
].flat();

const FAULT = '"endpoint": "getQueue", "fault"';
const QUERY = '"org_url_slug": "local", "page_query"';

/** Requests with each numeric field of the control interface and the API. N stands for the number. */
const BODIES: readonly (readonly [string, string, string])[] = [
  ["POST", "_control/clock", '{"speed": N}'],
  ["POST", "_control/clock", '{"advanceSeconds": N}'],
  ["POST", "_control/clock", '{"advanceSeconds": N, "speed": N}'],
  ["POST", "_control/pull-requests", '{"number": N}'],
  ["POST", "_control/pull-requests", '{"testPlan": {"testSeconds": N}}'],
  ["PATCH", "_control/pull-requests/1", '{"testPlan": {"testSeconds": N}}'],
  ["PATCH", "_control/pull-requests/N", '{"draft": false}'],
  ["POST", "_control/faults", `{${FAULT}: {"kind": "delay", "ms": N}}`],
  ["POST", "_control/faults", `{${FAULT}: {"kind": "trickle", "msPerByte": N}}`],
  ["POST", "_control/faults", `{${FAULT}: {"kind": "status", "status": N}}`],
  ["POST", "_control/faults", `{${FAULT}: {"kind": "reply", "status": N, "json": N}}`],
  ["POST", "_control/faults", `{${FAULT}: {"kind": "redirect", "status": N, "location": "/"}}`],
  ["POST", "_control/faults", `{${FAULT}: {"kind": "headers-only"}, "times": N}`],
  ["POST", "_control/faults", `{${FAULT}: {"kind": "headers-only"}, "skip": N}`],
  ...listSettings()
    .flatMap(([name, { least }]) => (least === undefined ? [] : name))
    .map((name) => ["POST", "v1/updateQueue", `{AT, "${name}": N}`] as const),
  ["PATCH", "_control/queues", '{"branch": "main", "concurrency": N}'],
  ["POST", "v1/createQueue", '{AT, "targetBranch": "other-N", "concurrency": N}'],
  ["POST", "v1/submitPullRequest", '{AT, "pr": {"number": N}}'],
  ["POST", "v1/submitPullRequest", '{AT, "pr": {"number": 1}, "priority": N}'],
  ["POST", "v1/setImpactedTargets", '{AT, "pr": {"number": N, "sha": "a"}, "impactedTargets": ["a"]}'],
  ["POST", "v1/flaky-tests/list-quarantined-tests", `{AT, ${QUERY}: {"page_size": N}}`],
];

const COMMON = JSON.stringify(AT_MAIN).slice(1, -1);

function ask(service: LocalService, method: string, path: string, body?: string) {
  const headers = { "x-api-token": service.token, "content-type": "application/json" };
  return send(`${service.url}/${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
}

/** Sends requests of all kinds, and returns their statuses. */
async function stillAnswers(service: LocalService): Promise<string> {
  await ask(service, "DELETE", "_control/faults");
  const requests = [
    ask(service, "GET", "_control/state"),
    ask(service, "GET", "_control/clock"),
    ask(service, "POST", "v1/getQueue", `{${COMMON}}`),
    ask(service, "GET", "v1/getMergeQueueMetrics"),
    ask(service, "GET", "github/repos/local/playground/pulls"),
    ask(service, "POST", "_control/pull-requests", "{}"),
    ask(service, "POST", "_control/clock", '{"speed": 0}'),
  ];
  return (await Promise.all(requests)).map(({ status }) => status).join(" ");
}

describe("local service with an unexpected number", () => {
  test.each(BODIES)("returns a reply, and still answers later requests: %s %s %s", async (method, path, body) => {
    const service = await start(WITHOUT_DOCUMENTS);
    service.control.addPullRequest();
    service.control.addPullRequest({ draft: true });
    await ask(service, "POST", "v1/submitPullRequest", `{${COMMON}, "pr": {"number": 1}}`);
    const answers = NUMBERS.map((number) => {
      const text = body.replace("{AT,", `{${COMMON},`).replaceAll("N", () => number);
      const named = path.replace("N", encodeURIComponent(number));
      return ask(service, method, named, path.includes("N") ? body : text);
    });
    for (const [index, { status, text }] of (await Promise.all(answers)).entries()) {
      expect([200, 400, 404, 409], `${NUMBERS[index]}: ${text}`).toContain(status);
    }
    expect(await stillAnswers(service)).toBe("200 200 200 200 200 200 200");
  });

  test.each([
    ["clock", '{"speed": -1}', "speed"],
    ["clock", '{"advanceSeconds": 1e999}', "advanceSeconds"],
    ["pull-requests", '{"number": 0}', "number"],
    ["pull-requests", '{"number": 1.5}', "number"],
    ["pull-requests", '{"testPlan": {"testSeconds": 86400.5}}', "testPlan.testSeconds"],
    ["faults", `{${FAULT}: {"kind": "delay", "ms": 2147483648}}`, "fault.ms"],
    ["faults", `{${FAULT}: {"kind": "status", "status": 600}}`, "fault.status"],
    ["faults", `{${FAULT}: {"kind": "hang"}, "times": 0.5}`, "times"],
    ["faults", `{${FAULT}: {"kind": "hang"}, "skip": 1e300}`, "skip"],
  ])("returns 400 and names the field for %s %s: %s", async (path, body, field) => {
    const text = expect.stringContaining(`\\"${field}\\"`);
    expect(await ask(await start(), "POST", `_control/${path}`, body)).toMatchObject({ status: 400, text });
  });
});

describe("clock of the local service", () => {
  test.each([
    [0, 200],
    [100_000, 200],
    [100_000.5, 400],
    [1e308, 400],
  ])("returns status $1 for the speed $0", async (speed, status) => {
    const service = await start();
    const body = JSON.stringify({ speed });
    expect(await ask(service, "POST", "_control/clock", body)).toMatchObject({ status });
    expect(service.control.clock().speed).toBe(status === 200 ? speed : 0);
  });

  test("returns 400, and changes nothing, for a step beyond the year 9999", async () => {
    const service = await start({ startAtMs: Date.parse("2026-01-01T00:00:00Z") });
    const advance = (fields: object) => ask(service, "POST", "_control/clock", JSON.stringify(fields));
    const year = 365.25 * 86_400;
    expect((await advance({ advanceSeconds: 7000 * year })).status).toBe(200);
    const before = service.control.clock();
    const refused = await advance({ advanceSeconds: 2000 * year, speed: 9 });
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("advanceSeconds") });
    expect(service.control.clock()).toEqual(before);
    expect((await advance({ advanceSeconds: 900 * year })).status).toBe(200);
    expect((await advance({ advanceSeconds: 900 * year })).status).toBe(400);
    await advance({ advanceSeconds: 72 * year, speed: 100_000 });
    expect(service.control.clock().now <= "9999-12-31T23:59:59.999Z").toBe(true);
  });
});

test("local service returns 400 for a deeply nested body, and still lists the recorded requests", async () => {
  const service = await start();
  const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  for (const [method, path, body] of [
    ["POST", "v1/getQueue", `{${COMMON}, "more": ${deep}}`],
    ["POST", "v1/updateQueue", `{${COMMON}, "batchingRules": ${deep}}`],
    ["POST", "_control/faults", `{${FAULT}: {"kind": "reply", "status": 200, "json": ${deep}}}`],
    ["POST", "_control/quarantined-tests", deep],
  ] as const) {
    expect(await ask(service, method, path, body), path).toMatchObject({ status: 400 });
    expect((await ask(service, "GET", "_control/requests")).status, path).toBe(200);
    expect(await stillAnswers(service), path).toBe("200 200 200 200 200 200 200");
  }
});
