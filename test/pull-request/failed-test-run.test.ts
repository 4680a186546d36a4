import { describe, expect, test } from "vitest";
import { findFailedTestRun, type SeenTestRuns } from "../../src/pull-request/failed-test-run.js";
import { pullRequestRecord } from "../../src/service/v1/schemas.js";
import { fakeClock } from "../fake-clock.js";
import { refusal } from "./fake-host.js";
import { type FakeAnswer, fakeService, recordOf } from "./fake-service.js";
import { HEAD, SECOND, TARGET } from "./wait/wait-run.js";

function runOf(status: string, fields: Readonly<Record<string, unknown>> = {}): FakeAnswer {
  return { json: { testBranch: "trunk-merge/pr-1/x", testedPullRequests: [], status, ...fields } };
}

async function find(
  runs: Readonly<Record<string, FakeAnswer>>,
  { named, ...seen }: Partial<SeenTestRuns> & { readonly named?: string | null } = {},
  latencyMs = 0,
) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const lines: string[] = [];
  const service = fakeService(
    { latencyMs, record: () => recordOf({ state: "failed" }), testRun: (id) => runs[id] ?? { status: 404 } },
    clock,
  );
  const log = {
    info: (line: string) => void lines.push(line),
    debug() {},
    warning: (line: string) => void lines.push(`warning: ${line}`),
    notice() {},
    group() {},
  };
  const record = pullRequestRecord.parse({
    state: "failed",
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    prSha: HEAD,
    isCurrentlySubmittedToQueue: false,
    verifiedByTestRun: named,
  });
  const all = { ids: Object.keys(runs), trouble: undefined, looked: true, ...seen };
  const { testRun: found } = await findFailedTestRun(all, record, TARGET, { service, log });
  return { found, lines, calls: service.calls, elapsedMs: clock.now() - startedAt };
}

describe("of several runs", () => {
  test("the newest one that failed is taken", async () => {
    const { found } = await find({ a: runOf("FAILED"), b: runOf("FAILED"), c: runOf("SUCCEEDED") });

    expect(found?.id).toBe("b");
  });

  test("the service's times decide which one is the newest, where it gives them", async () => {
    const [later, earlier] = ["2026-01-31T14:00:00.000Z", "2026-01-31T13:00:00.000Z"];
    const { found } = await find({
      a: runOf("failed", { createdAt: later }),
      b: runOf("failed", { createdAt: earlier }),
    });

    expect(found?.id).toBe("a");
  });

  test("the newest one is taken when none failed", async () => {
    const { found } = await find({ a: runOf("succeeded"), b: runOf("in_progress") });

    expect(found).toMatchObject({ id: "b", run: { status: "in_progress" } });
  });

  test("one that tests other pull requests only explains nothing", async () => {
    const other = { testedPullRequests: [{ prNumber: TARGET.number + 70 }] };
    const batch = { testedPullRequests: [{ prNumber: TARGET.number + 70 }, { prNumber: TARGET.number }] };

    expect((await find({ a: runOf("failed", batch), b: runOf("failed", other) })).found?.id).toBe("a");
    expect((await find({ a: runOf("failed", other) })).found).toBeUndefined();
  });

  test("one that was given up explains nothing, unless a check of it had failed", async () => {
    const failure = { statusChecks: [{ context: "unit", state: "FAILURE" }] };

    expect((await find({ a: runOf("in_progress"), b: runOf("cancelled") })).found?.id).toBe("a");
    expect((await find({ a: runOf("in_progress"), b: runOf("cancelled", failure) })).found?.id).toBe("b");
    expect(await find({ a: runOf("cancelled") })).toMatchObject({
      found: undefined,
      lines: [expect.stringContaining("test-run-id stays empty")],
    });
  });

  test("one that the service does not know is passed over", async () => {
    const { found, lines } = await find({ a: runOf("failed"), b: { status: 404 } });

    expect([found?.id, lines]).toEqual(["a", []]);
  });

  test("the last three are asked for, however many there were", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`run-${index}`, runOf("failed")]));
    const { found, calls } = await find(many);

    expect(found?.id).toBe("run-29");
    expect(calls).toHaveLength(3);
  });
});

describe("the run that the record names", () => {
  test("is taken where GitHub was never asked, or told nothing", async () => {
    const runs = { a: runOf("failed") };
    for (const seen of [{ looked: false }, { looked: true }, { trouble: refusal(403, "the branches") }]) {
      const { found, lines, calls } = await find(runs, { ids: [], ...seen, named: "a" });
      expect([found?.id, lines, calls.length]).toEqual(["a", [], 1]);
    }
  });

  test("is read once where it was seen too", async () => {
    const { found, calls } = await find({ a: runOf("failed"), b: runOf("cancelled") }, { named: "a" });
    expect([found?.id, calls.length]).toEqual(["a", 2]);
  });

  test("is passed over where it is an earlier attempt's, or passed", async () => {
    const old = runOf("failed", { createdAt: "2026-01-31T10:00:00Z" });
    const own = runOf("failed", { createdAt: "2026-01-31T12:00:00Z" });
    expect((await find({ old, own }, { ids: ["own"], named: "old" })).found?.id).toBe("own");
    expect((await find({ old: runOf("succeeded"), own }, { ids: ["own"], named: "old" })).found?.id).toBe("own");
  });

  test("may carry the suffix of a bisection", async () => {
    expect((await find({ a: runOf("failed") }, { ids: [], named: "a-bisection-2" })).found?.id).toBe("a");
  });

  test.each([null, undefined, "", "../x", "a b", "--flag"])("of %j is none", async (named) => {
    const { found, calls } = await find(
      { a: runOf("failed") },
      { ids: [], looked: false, ...(named === undefined ? {} : { named }) },
    );
    expect([found, calls]).toEqual([undefined, []]);
  });
});

describe("what is not known", () => {
  test("leaves the id and says why in one line", async () => {
    const { found, lines } = await find({ a: { status: 500 }, b: { status: 500 } });

    expect(found).toEqual({ id: "b", run: undefined });
    expect(lines).toEqual(["failing-checks stays empty: getMergeQueueTestingDetails: 500"]);
  });

  test("is waited for ten seconds at most", async () => {
    const { found, elapsedMs } = await find({ a: runOf("failed") }, {}, Number.POSITIVE_INFINITY);

    expect(found).toEqual({ id: "a", run: undefined });
    expect(elapsedMs).toBe(10 * SECOND);
  });

  test("for lack of a permission comes with the lines that grant it", async () => {
    const { found, lines, calls } = await find({}, { trouble: refusal(403, "the branches") });

    expect(found).toBeUndefined();
    expect(calls).toEqual([]);
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "test-run-id stays empty: the branches could not be read from GitHub (status 403).
      Let the token read it."
    `);
  });

  test("because nobody looked is not worth a word", async () => {
    expect(await find({}, { looked: false })).toMatchObject({ found: undefined, lines: [] });
  });
});
