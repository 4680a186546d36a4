import { describe, expect, test } from "vitest";
import type { QueueService, ServiceRequest } from "../../../src/service/service.js";
import { createService } from "../../../src/service/v1/service.js";
import { givenServer } from "../../support/scripted-server.js";
import { PULL_REQUEST, QUEUE, serviceAt } from "../../support/service-under-test.js";

const COMMON = '"repo":{"host":"github.com","owner":"local","name":"playground"},"targetBranch":"main"';
const HEAD = PULL_REQUEST.headSha;

const settings = (values: Readonly<Record<string, unknown>>) => new Map(Object.entries(values));

describe("a prepared write on API v1", () => {
  test.each<[string, (service: QueueService) => ServiceRequest, string, string]>([
    ["a submission", (service) => service.submit(PULL_REQUEST, {}), "submitPullRequest", `${COMMON},"pr":{"number":1}`],
    [
      "a submission with its settings",
      (service) => service.submit(PULL_REQUEST, { priority: "high", noBatch: false }),
      "submitPullRequest",
      `${COMMON},"pr":{"number":1},"priority":"high","noBatch":false`,
    ],
    ["a cancellation", (service) => service.cancel(PULL_REQUEST), "cancelPullRequest", `${COMMON},"pr":{"number":1}`],
    [
      "a restart of tests",
      (service) => service.restartTests(PULL_REQUEST),
      "restartTestsOnPullRequest",
      `${COMMON},"pr":{"number":1}`,
    ],
    [
      "an upload of a list",
      (service) => service.uploadImpactedTargets(PULL_REQUEST, new Set(["web", "api"])),
      "setImpactedTargets",
      `${COMMON},"pr":{"number":1,"sha":"${HEAD}"},"impactedTargets":["api","web"]`,
    ],
    [
      "an upload of no target",
      (service) => service.uploadImpactedTargets(PULL_REQUEST, new Set()),
      "setImpactedTargets",
      `${COMMON},"pr":{"number":1,"sha":"${HEAD}"},"impactedTargets":[]`,
    ],
    [
      "an upload of all targets",
      (service) => service.uploadImpactedTargets(PULL_REQUEST, "ALL"),
      "setImpactedTargets",
      `${COMMON},"pr":{"number":1,"sha":"${HEAD}"},"impactedTargets":"ALL"`,
    ],
    [
      "a creation with the settings of a new queue",
      (service) => service.createQueue(QUEUE, settings({ concurrency: 2, batch: true, mode: "parallel" })),
      "createQueue",
      `${COMMON},"concurrency":2,"mode":"parallel"`,
    ],
    [
      "an update that removes the list of required statuses",
      (service) => service.updateQueue(QUEUE, settings({ batch: true, requiredStatuses: null })),
      "updateQueue",
      `${COMMON},"batch":true,"deleteRequiredStatuses":true`,
    ],
    ["a state", (service) => service.setQueueState(QUEUE, "draining"), "updateQueue", `${COMMON},"state":"draining"`],
    ["a deletion", (service) => service.deleteQueue(QUEUE), "deleteQueue", COMMON],
  ])("shows the same body as it sends: %s", async (_what, prepare, name, fields) => {
    const server = await givenServer({ body: "OK" });
    const request = prepare(serviceAt(server.url).service);
    const shown = request.wire.map(({ method, path, body }) => [method, path, body?.toString()]);

    expect(shown).toEqual([["POST", `/${name}`, `{${fields}}`]]);
    expect(server.seen).toEqual([]);
    await request.send();
    expect(server.seen.map(({ method, path, body }) => [method, path.replace("/v1", ""), body])).toEqual(shown);
  });
});

test("createQueue returns the remaining settings without null values", () => {
  const { service } = serviceAt(new URL("http://127.0.0.1:1/v1"));
  const { remaining } = service.createQueue(QUEUE, settings({ mode: "single", batch: true, requiredStatuses: null }));

  expect([...remaining]).toEqual([["batch", true]]);
});

describe("a read on API v1", () => {
  test.each<[string, (service: QueueService) => Promise<unknown>, object]>([
    ["a record by its number", (service) => service.readRecord(PULL_REQUEST), { pr: { number: 1 } }],
    ["a timeline", (service) => service.readHistory(PULL_REQUEST), { includeTimeline: true }],
    [
      "test results since a time",
      (service) => service.readTestingResults(QUEUE, { since: "2026-01-31T12:00:00.000Z" }),
      { since: "2026-01-31T12:00:00.000Z", take: 100 },
    ],
    ["a test run by its id", (service) => service.readTestRun(QUEUE, "run-1"), { testRunId: "run-1" }],
    [
      "a page of quarantined tests by its token",
      (service) =>
        service.readQuarantinedTests({ repository: QUEUE.repository, orgSlug: "local", pageSize: 7 }, "page 2"),
      { org_url_slug: "local", page_query: { page_size: 7, page_token: "page 2" } },
    ],
  ])("sends the expected fields: %s", async (_what, read, fields) => {
    const server = await givenServer({ status: 404 });
    await expect(read(serviceAt(server.url).service)).rejects.toMatchObject({ kind: "not-found" });
    expect(JSON.parse(server.seen[0]?.body ?? "")).toMatchObject({ repo: QUEUE.repository, ...fields });
  });

  test("sends no query parameter when it requests the metrics of all repositories", async () => {
    const server = await givenServer({ body: "" });
    await serviceAt(server.url).service.readMetrics(undefined);
    expect(server.seen[0]?.path).toBe("/v1/getMergeQueueMetrics");
  });
});

describe("uploadImpactedTargets", () => {
  const service = createService({ call: () => Promise.reject(new Error("Nothing is sent here.")) });
  const head = {
    repository: { host: "github.com", owner: "local", name: 'play]"ground' },
    targetBranch: "a]b",
    number: 1,
    headSha: "a".repeat(40),
  };
  const { bytes: limit, aroundBytes } = service.uploadLimits(head);
  const upload = (targets: Iterable<string>) => service.uploadImpactedTargets(head, new Set(targets));
  const fields = { repo: head.repository, targetBranch: "a]b", pr: { number: 1, sha: head.headSha } };

  test.each([0, 1, 1000])("prepares JSON with %i sorted targets", (length) => {
    const targets = Array.from({ length }, (_, index) => `unit "${index}" ä😀\t\\`);
    const { wire, bytes, fits } = upload(targets);
    const json = JSON.stringify({ ...fields, impactedTargets: targets.toSorted() });

    expect(wire[0]?.body?.toString("utf8")).toBe(json);
    expect([bytes, fits]).toEqual([Buffer.byteLength(json), true]);
  });

  test.each(["ä", "😀"])("limits the size of the request in bytes, not in characters: %s", (character) => {
    const room = limit - aroundBytes - `""`.length;
    const size = Buffer.byteLength(character);
    const largest = character.repeat(Math.floor(room / size)) + "x".repeat(room % size);

    expect(upload([largest])).toMatchObject({ fits: true, bytes: limit });
    expect(upload([`${largest}x`])).toMatchObject({ fits: false, bytes: limit + 1, wire: [] });
  });
});
