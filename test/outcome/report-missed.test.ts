import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { fakeClock } from "../support/fake-clock.js";
import { onDeleted, onSchedule } from "../support/interpreter/events.js";
import { givenCancelled, givenQueued, givenTesting, runOf, submitSilently } from "../support/queue.js";
import { runFor } from "./triggers.js";

const FAILING = { testPlan: { result: "fail" } } as const;
const CREATE = "github:comments.create";
const LIMIT = { kind: "reply", status: 403, headers: { "retry-after": "3600" }, json: { message: "limit" } } as const;
const REFUSAL = { kind: "status", status: 422 } as const;

/** Runs report-missed-outcomes at the time of the service. */
async function reportMissed(service: LocalService, inputs: Readonly<Record<string, string>> = {}, aheadMs = 0) {
  const clock = fakeClock(service.engine.now() + aheadMs);
  const startedAt = clock.now();
  const before = service.requests.length;
  const end = await runFor(service, { event: onSchedule(), inputs }, { operation: "report-missed-outcomes", clock });
  const requests = service.requests.slice(before);
  const asked = requests.filter(({ api }) => api === "v1").map(({ endpoint }) => String(endpoint));
  return { ...end, asked, requests, tookMs: clock.now() - startedAt };
}

function commentsOf(service: LocalService) {
  return service.engine.snapshots()[0]?.comments ?? [];
}

/** Formats the counts in the outputs of a run. */
function countsOf({ output }: { readonly output: (name: string) => string }): string {
  return `${output("result")}: ${output("reported-count")} reported, ${output("remaining-count")} left of ${output("finished-count")}`;
}

describe("report-missed-outcomes", () => {
  test("reports each missed outcome once", async () => {
    const service = await givenService();
    const failed = givenTesting(service, FAILING);
    service.control.advance(60);
    const deletion = { event: onDeleted(runOf(service, failed.number).branch), inputs: {} };
    const reported = await runFor(service, deletion, { clock: fakeClock(service.engine.now()) });
    const merged = givenQueued(service);
    const cancelled = givenCancelled(service);
    service.control.advance(900);

    const ends = [await reportMissed(service), await reportMissed(service)];

    expect(reported.output("reported")).toBe("true");
    expect(ends.map(countsOf)).toEqual(["complete: 2 reported, 0 left of 3", "complete: 0 reported, 0 left of 3"]);
    expect(JSON.parse(ends[0]?.output("reports") ?? "")).toMatchObject([
      { "pr-number": cancelled.number, result: "cancelled", deployable: false, cause: "removed" },
      { "pr-number": merged.number, result: "merged", deployable: true },
    ]);
    expect(commentsOf(service)).toHaveLength(3);
  });

  test.each([3, -3])("uses the service's clock when the machine's clock is %i hours ahead", async (hours) => {
    const service = await givenService();
    givenCancelled(service);
    service.control.advance(900);

    expect(countsOf(await reportMissed(service, {}, hours * 3_600_000))).toBe("complete: 1 reported, 0 left of 1");
  });

  test("ignores an outcome until it is ten minutes old", async () => {
    const service = await givenService();
    givenTesting(service);
    service.control.advance(60);

    const early = await reportMissed(service);

    expect(countsOf(early)).toBe("complete: 0 reported, 0 left of 1");
    expect(early.pages.join("\n")).toContain(
      "1 pull request finished in the last 10m. A run for a GitHub event, or a later run of this operation, will report",
    );
    service.control.advance(600);
    expect(countsOf(await reportMissed(service))).toBe("complete: 1 reported, 0 left of 1");
  });

  test("reports the outcome of an attempt when the pull request is in the queue again", async () => {
    const service = await givenService({ timings: { testSeconds: 1800 } });
    const { number } = givenTesting(service, { testPlan: { result: "fail", testSeconds: 5 } });
    service.control.advance(60);
    service.control.updatePullRequest(number, { testPlan: { result: "pass", testSeconds: 1800 } });
    submitSilently(service, number);
    service.control.advance(900);

    const ends = [await reportMissed(service), await reportMissed(service)];

    expect(ends.map(({ output }) => output("reported-count"))).toEqual(["1", "0"]);
    expect(commentsOf(service)[0]?.body).toContain("The pull request was submitted again after this outcome.");
  });

  test("creates one status when report-to is status", async () => {
    const service = await givenService();
    const { headSha } = givenTesting(service, FAILING);
    service.control.advance(900);

    const ends = [
      await reportMissed(service, { "report-to": "status" }),
      await reportMissed(service, { "report-to": "status" }),
    ];

    expect(ends.map(({ output }) => output("reported-count"))).toEqual(["1", "0"]);
    expect(service.engine.snapshots()[0]?.statuses[headSha]).toHaveLength(1);
  });

  test("shows the planned requests and writes nothing when dry-run is set", async () => {
    const service = await givenService();
    givenTesting(service);
    service.control.advance(900);

    const end = await reportMissed(service, { "dry-run": "true" });

    expect(end.output("result")).toBe("planned");
    expect(end.lines).toContain("POST /repos/local/playground/issues/1/comments");
    expect(commentsOf(service)).toEqual([]);
  });

  test.each<[string, string, Parameters<LocalService["control"]["addFault"]>[0]]>([
    ["GitHub limits the requests", "incomplete: 1 reported, 2 left of 3", { endpoint: CREATE, skip: 1, fault: LIMIT }],
    ["GitHub refuses one comment", "incomplete: 2 reported, 1 left of 3", { endpoint: CREATE, fault: REFUSAL }],
  ])("reports the remaining outcomes in the next run when %s", async (_what, counts, fault) => {
    const service = await givenService();
    for (let each = 0; each < 3; each += 1) givenQueued(service);
    service.control.advance(900);
    service.control.addFault({ times: 1, ...fault });

    const first = await reportMissed(service);

    expect([first.kind, countsOf(first)]).toEqual([undefined, counts]);
    expect((await reportMissed(service)).output("reported-count")).toBe(first.output("remaining-count"));
  });

  test("reports the reason for a cancellation, even when 30 failures must be reported first", async () => {
    const service = await givenService({ queue: { concurrency: 100 } });
    for (let each = 0; each < 30; each += 1) givenQueued(service, FAILING);
    service.control.advance(600);
    const { number } = givenCancelled(service);
    service.control.advance(900);

    const end = await reportMissed(service);

    expect(end.output("reported-count")).toBe("31");
    expect(end.asked.length).toBeLessThanOrEqual(20);
    const comment = commentsOf(service).find((each) => each.number === number);
    expect(comment?.body).toContain("A user removed the pull request from the queue.");
  });

  test("fails when report-to is none", async () => {
    const end = await reportMissed(await givenService(), { "report-to": "none" });
    expect(end.kind).toBe("input");
    expect(end.lines.join("\n")).toContain(
      "report-to: for report-missed-outcomes, the value must be comment or status",
    );
  });

  test("reports the maximum number of outcomes in each run, and sends at most 20 requests per run to the service", async () => {
    const service = await givenService({ queue: { concurrency: 100 } });
    // A CI job tests more outcomes, and reports all of them.
    const [outcomes, limit, runs] = process.env.MERGE_QUEUE_TRIGGERS === "all" ? [1000, 200, 5] : [80, 40, 1];
    for (let each = 0; each < outcomes; each += 1) givenQueued(service, each % 50 === 0 ? FAILING : {});
    service.control.advance(7200);
    const reported = new Set<number>();
    for (let runsDone = 1; runsDone <= runs; runsDone += 1) {
      const end = await reportMissed(service, { "max-reports": String(limit), "max-age": "12h" });
      const writes = end.requests.filter(({ method, api }) => api === "github" && method !== "GET");
      const reads = end.requests.filter(({ method, api }) => api === "github" && method === "GET");
      expect(end.kind).toBe(undefined);
      expect(end.output("finished-count")).toBe(String(outcomes));
      expect(end.asked.length).toBeLessThanOrEqual(20);
      expect(writes.length).toBe(limit);
      expect(reads.length + writes.length).toBeLessThan(1000);
      // Each write after the first takes one second.
      expect(end.tookMs).toBeGreaterThanOrEqual((limit - 1) * 1000);
      for (const report of JSON.parse(end.output("reports"))) reported.add(report["pr-number"]);
      expect(end.output("remaining-count")).toBe(String(outcomes - limit * runsDone));
    }
    expect([reported.size, commentsOf(service).length]).toEqual([limit * runs, limit * runs]);
  }, 180_000);
});
