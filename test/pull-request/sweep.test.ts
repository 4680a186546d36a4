import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { givenService } from "../action/harness.js";
import { givenCancelled, givenQueued, givenTesting, runOf, submitSilently } from "../action/queue.js";
import { fakeClock } from "../fake-clock.js";
import { onDeleted, onSchedule } from "../interpreter/events.js";
import { runFor } from "./wake-ups.js";

const FAILING = { testPlan: { result: "fail" } } as const;

/** A sweep at the time of the service. */
async function sweep(service: LocalService, inputs: Readonly<Record<string, string>> = {}, aheadMs = 0) {
  const clock = fakeClock(service.engine.now() + aheadMs);
  const startedAt = clock.now();
  const before = service.requests.length;
  const end = await runFor(service, { event: onSchedule(), inputs }, { operation: "sweep-queue", clock });
  const requests = service.requests.slice(before);
  const asked = requests.filter(({ api }) => api === "v1").map(({ endpoint }) => String(endpoint));
  return { ...end, asked, requests, tookMs: clock.now() - startedAt };
}

function commentsOf(service: LocalService) {
  return service.engine.snapshots()[0]?.comments ?? [];
}

describe("sweep-queue", () => {
  test("tells what nobody told, and nothing again", async () => {
    const service = await givenService();
    const failed = givenTesting(service, FAILING);
    service.control.advance(60);
    const told = await runFor(
      service,
      { event: onDeleted(runOf(service, failed.number).branch), inputs: {} },
      { clock: fakeClock(service.engine.now()) },
    );
    const merged = givenQueued(service);
    const cancelled = givenCancelled(service);
    service.control.advance(900);

    const first = await sweep(service);
    const second = await sweep(service);

    expect([told.output("reported"), first.kind, first.output("result")]).toEqual(["true", undefined, "swept"]);
    expect([first.output("ended-count"), first.output("reported-count"), first.output("left-count")]).toEqual([
      "3",
      "2",
      "0",
    ]);
    expect(JSON.parse(first.output("reports"))).toMatchObject([
      { "pr-number": cancelled.number, result: "cancelled", deployable: false, verdict: "taken-out" },
      { "pr-number": merged.number, result: "merged", deployable: true },
    ]);
    expect([second.output("reported-count"), commentsOf(service).length]).toEqual(["0", 3]);
  });

  test.each([3, -3])("finds what ended by the service's clock when the machine is %i hours ahead", async (hours) => {
    const service = await givenService();
    givenCancelled(service);
    service.control.advance(900);

    const end = await sweep(service, {}, hours * 3_600_000);

    expect([end.output("ended-count"), end.output("reported-count")]).toEqual(["1", "1"]);
  });

  test("leaves what has just ended to the events of GitHub", async () => {
    const service = await givenService();
    givenTesting(service);
    service.control.advance(60);

    const early = await sweep(service);
    expect([early.output("reported-count"), early.output("left-count")]).toEqual(["0", "0"]);
    expect(early.pages.join("\n")).toContain("1 ended in the last 10m: the events that GitHub sends tell them");
    service.control.advance(600);
    expect((await sweep(service)).output("reported-count")).toBe("1");
  });

  test("tells the end of an attempt that another one has followed", async () => {
    const service = await givenService({ timings: { testSeconds: 1800 } });
    const { number } = givenTesting(service, { testPlan: { result: "fail", testSeconds: 5 } });
    service.control.advance(60);
    service.control.updatePullRequest(number, { testPlan: { result: "pass", testSeconds: 1800 } });
    submitSilently(service, number);
    service.control.advance(900);

    const end = await sweep(service);

    expect(end.output("reported-count")).toBe("1");
    expect(commentsOf(service)[0]?.body).toContain("It has been submitted again since.");
    expect((await sweep(service)).output("reported-count")).toBe("0");
  });

  test("tells by statuses as well, once", async () => {
    const service = await givenService();
    const { headSha } = givenTesting(service, FAILING);
    service.control.advance(900);

    const counts = [];
    for (let round = 0; round < 2; round += 1) {
      counts.push((await sweep(service, { tell: "status" })).output("reported-count"));
    }

    expect(counts).toEqual(["1", "0"]);
    expect(service.engine.snapshots()[0]?.statuses[headSha]).toHaveLength(1);
  });

  test("says in a dry run what it would tell", async () => {
    const service = await givenService();
    givenTesting(service);
    service.control.advance(900);

    const end = await sweep(service, { "dry-run": "true" });

    expect(end.output("result")).toBe("planned");
    expect(end.lines).toContain("POST /repos/local/playground/issues/1/comments");
    expect(commentsOf(service)).toEqual([]);
  });

  test("stops where GitHub wants no more, and goes on from there the next time", async () => {
    const service = await givenService();
    for (let each = 0; each < 3; each += 1) givenQueued(service);
    service.control.advance(900);
    const limit = {
      kind: "reply",
      status: 403,
      headers: { "retry-after": "3600" },
      json: { message: "limit" },
    } as const;
    service.control.addFault({ endpoint: "github:comments.create", skip: 1, times: 1, fault: limit });

    const first = await sweep(service);
    const second = await sweep(service);

    expect([first.output("result"), first.output("reported-count"), first.output("left-count")]).toEqual([
      "left",
      "1",
      "2",
    ]);
    expect([second.output("result"), second.output("reported-count")]).toEqual(["swept", "2"]);
  });

  test("tells the others where GitHub refuses one of them, and says which is left", async () => {
    const service = await givenService();
    for (let each = 0; each < 3; each += 1) givenQueued(service);
    service.control.advance(900);
    service.control.addFault({ endpoint: "github:comments.create", times: 1, fault: { kind: "status", status: 422 } });

    const first = await sweep(service);

    expect([first.kind, first.output("result"), first.output("reported-count"), first.output("left-count")]).toEqual([
      undefined,
      "left",
      "2",
      "1",
    ]);
    expect((await sweep(service)).output("reported-count")).toBe("1");
  });

  test("reads how each came to its end, however many verdicts before it were worth a read", async () => {
    const service = await givenService({ queue: { concurrency: 100 } });
    for (let each = 0; each < 60; each += 1) givenQueued(service, FAILING);
    service.control.advance(600);
    const { number } = givenCancelled(service);
    service.control.advance(900);

    const end = await sweep(service);

    expect(end.output("reported-count")).toBe("61");
    expect(end.asked.length).toBeLessThanOrEqual(20);
    const comment = commentsOf(service).find((each) => each.number === number);
    expect(comment?.body).toContain("Somebody took it out of the queue.");
  });

  test("refuses to tell nowhere, which would be told again by every sweep", async () => {
    const service = await givenService();
    const end = await sweep(service, { tell: "none" });
    expect(end.kind).toBe("input");
    expect(end.lines.join("\n")).toContain("tell: must be comment or status for sweep-queue");
  });

  test("of 1,000 endings is done with at most 20 reads of the service, at the pace that GitHub asks for", async () => {
    const service = await givenService({ queue: { concurrency: 1000 } });
    for (let each = 0; each < 1000; each += 1) givenQueued(service, each % 50 === 0 ? FAILING : {});
    service.control.advance(7200);
    const told = new Set<number>();
    // The others are alike: a job of CI goes on to the last one.
    const sweeps = process.env.MERGE_QUEUE_WAKE_UPS === "all" ? 5 : 1;
    for (let sweepsDone = 1; sweepsDone <= sweeps; sweepsDone += 1) {
      const end = await sweep(service, { "at-most": "200", within: "12h" });
      const writes = end.requests.filter(({ method, api }) => api === "github" && method !== "GET");
      const reads = end.requests.filter(({ method, api }) => api === "github" && method === "GET");
      expect(end.kind).toBe(undefined);
      expect(end.output("ended-count")).toBe("1000");
      expect(end.asked.length).toBeLessThanOrEqual(20);
      expect(writes.length).toBe(200);
      expect(reads.length + writes.length).toBeLessThan(1000);
      // A second for each write but the first.
      expect(end.tookMs).toBeGreaterThanOrEqual(199_000);
      for (const report of JSON.parse(end.output("reports"))) told.add(report["pr-number"]);
      expect(end.output("left-count")).toBe(String(1000 - 200 * sweepsDone));
    }
    expect([told.size, commentsOf(service).length]).toEqual([200 * sweeps, 200 * sweeps]);
  }, 180_000);
});
