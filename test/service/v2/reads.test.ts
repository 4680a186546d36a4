import { describe, expect, test } from "vitest";
import type { QueueService } from "../../../src/service/service.js";
import { failureOf, PULL_REQUEST, QUEUE } from "../../support/service-under-test.js";
import {
  failed,
  givenApi,
  LOOK_UPS,
  listOf,
  ok,
  PR_ID,
  pullRequest,
  QUEUE_ID,
  queueEntry,
  REPOSITORY_ID,
  TEXT,
  TIME,
} from "./api.js";

const LIST = `GET /merge-queues/${QUEUE_ID}/pull-requests`;
const ESTIMATE = `GET /pull-requests/${PR_ID}/queue-entry-estimate`;
const METRICS = "GET /merge-queues/metrics";
const TESTS = "GET /tests";

async function readEstimate(reply: ReturnType<typeof ok>, isDocumented = true) {
  const { service } = await givenApi(
    { "GET /pull-requests": listOf(pullRequest()), [ESTIMATE]: reply },
    { isDocumented },
  );
  return service.readEstimate(PULL_REQUEST);
}

function listed(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id: "t1",
    testCollectionId: "abcd1234",
    repoId: REPOSITORY_ID,
    name: "adds",
    parentName: "",
    className: "",
    file: "",
    target: "",
    variant: "",
    crossVariantId: null,
    codeowners: [],
    status: "healthy",
    statusSince: null,
    quarantineState: "quarantined",
    labels: [],
    ...fields,
  };
}

const readPage = (service: QueueService, page = "") =>
  service.readQuarantinedTests({ repository: QUEUE.repository, orgSlug: "ignored", pageSize: 7 }, page);

describe("readPullRequests", () => {
  test("requests a state, an age and a page, and returns only records of this queue", async () => {
    const elsewhere = pullRequest({ queueEntry: queueEntry({ mergeQueueId: "another" }), number: 2 });
    const { service, calls } = await givenApi({
      [LIST]: ok({ data: [pullRequest(), elsewhere], nextCursor: "c3", hasMore: true }),
    });

    const page = await service.readPullRequests(QUEUE, { state: "not_ready", since: TIME, cursor: "c2" });

    expect(calls().at(-1)).toBe(`${LIST}?limit=100&state=notReady&concludedAfter=${TIME}&cursor=c2`);
    expect(page.nextCursor).toBe("c3");
    expect(page.pullRequests.map(({ prNumber, state }) => [prNumber, state])).toEqual([[1, "testing"]]);
  });

  test("requests the first page without a filter when no filter is given", async () => {
    const { service, calls } = await givenApi({ [LIST]: listOf() });

    const page = await service.readPullRequests(QUEUE, { cursor: undefined });

    expect(calls().at(-1)).toBe(`${LIST}?limit=100`);
    expect(page.nextCursor).toBeUndefined();
  });

  test("fails when a page has no cursor, but announces further pages", async () => {
    const { service } = await givenApi({ [LIST]: ok({ data: [], nextCursor: null, hasMore: true }) });

    const error = await failureOf(service.readPullRequests(QUEUE, { since: TIME, cursor: undefined }));

    expect(error.kind).toBe("response");
    expect(error.message).toContain("the page has no cursor for the next page");
  });
});

describe("readEstimate", () => {
  test("returns the expected time of the merge", async () => {
    const reply = ok({ status: "available", computedAt: TIME, kind: "merge", estimatedAt: TIME });
    expect(await readEstimate(reply)).toEqual({ at: TIME });
  });

  test.each([
    [{ status: "unavailable", reason: "littleHistory" }, 'the service reports "little history"'],
    [{ status: "available", computedAt: TIME, kind: "merge" }, "the service gives no estimate at the moment"],
    [{ status: "beingComputed" }, "the service gives no estimate at the moment"],
  ])("returns a reason instead of a time for the reply %j", async (reply, reason) => {
    expect(await readEstimate(ok(reply), false)).toEqual({ reason });
  });

  test("fails with status 404 when the service has no estimates for the queue", async () => {
    const error = await failureOf(readEstimate(failed(404, "ESTIMATE_NOT_ENABLED")));
    expect([error.kind, error.facts.code]).toEqual(["not-found", "ESTIMATE_NOT_ENABLED"]);
  });
});

describe("readMetrics", () => {
  const metrics = { [METRICS]: { headers: TEXT, body: "mq_depth_current 1\n" } };

  test("requests the metrics of a repository by its id", async () => {
    const { service, calls } = await givenApi(metrics);

    expect(await service.readMetrics(QUEUE.repository)).toBe("mq_depth_current 1\n");
    expect(calls()).toEqual([LOOK_UPS.repository, `${METRICS}?repositoryId=${REPOSITORY_ID}`]);
  });

  test("sends no query parameter when no repository is given", async () => {
    const { service, calls } = await givenApi(metrics);

    await service.readMetrics(undefined);

    expect(calls()).toEqual([METRICS]);
  });
});

describe("readQuarantinedTests", () => {
  test("returns tests with the field names and words of API v1", async () => {
    const whole = listed({
      parentName: "suite",
      className: "Adder",
      file: "add.test.ts",
      variant: "linux",
      codeowners: ["@team"],
      status: "flaky",
      statusSince: TIME,
      quarantinedSince: TIME,
    });
    const { service } = await givenApi({ [TESTS]: listOf(whole, listed({ id: "t2" })) });

    const { tests, nextPage, total } = await readPage(service);

    expect([nextPage, total]).toEqual(["", undefined]);
    expect(tests).toEqual([
      {
        name: "adds",
        parent: "suite",
        classname: "Adder",
        file: "add.test.ts",
        variant: "linux",
        codeowners: ["@team"],
        status: "FLAKY",
        status_last_updated_at: TIME,
        quarantined_at: TIME,
        testId: "t1",
      },
      {
        name: "adds",
        parent: null,
        classname: null,
        file: null,
        variant: null,
        codeowners: [],
        status: "HEALTHY",
        status_last_updated_at: null,
        testId: "t2",
      },
    ]);
  });

  test("returns no tests of other repositories, even if the page contains only such tests", async () => {
    const other = listed({ repoId: "00000000-0000-0000-0000-000000000000" });
    const { service } = await givenApi({ [TESTS]: ok({ data: [other], nextCursor: "c2", hasMore: true }) });

    expect(await readPage(service)).toEqual({ tests: [], nextPage: "c2", total: undefined });
  });

  test("requests pages by size and cursor, and looks up the repository once", async () => {
    const { service, calls } = await givenApi({ [TESTS]: listOf(listed()) });

    await readPage(service);
    await readPage(service, "c2");

    expect(calls()).toEqual([
      LOOK_UPS.repository,
      `${TESTS}?quarantineState=quarantined&limit=7`,
      `${TESTS}?quarantineState=quarantined&limit=7&cursor=c2`,
    ]);
  });

  test("requests the old path for all pages when the service does not know the new path", async () => {
    const { service, calls } = await givenApi(
      { [TESTS]: failed(404, "NOT_FOUND"), "GET /test-cases": listOf(listed()) },
      { isDocumented: false },
    );

    expect((await readPage(service)).tests).toHaveLength(1);
    await readPage(service, "c2");

    expect(calls().map((call) => call.replace(/\?.*/, ""))).toEqual([
      "GET /repositories",
      TESTS,
      "GET /test-cases",
      "GET /test-cases",
    ]);
  });

  test("fails, and does not try the old path, when the new path returns a status other than 404", async () => {
    const { service, calls } = await givenApi({ [TESTS]: failed(403, "INSUFFICIENT_PERMISSIONS") });

    const error = await failureOf(readPage(service));

    expect([error.kind, error.facts.endpoint]).toEqual(["auth", "tests.list"]);
    expect(calls()).toHaveLength(2);
  });
});
