import { describe, expect, test } from "vitest";
import { findFailedTestRun, type ObservedTestRuns } from "../../src/diagnosis/failed-test-run.js";
import { pullRequestRecord } from "../../src/service/v1/schemas.js";
import { fakeClock } from "../support/fake-clock.js";
import { refusal } from "../support/fake-host.js";
import { type FakeAnswer, fakeService, recordOf } from "../support/fake-service.js";

const SHA = "1".repeat(40);
const TARGET = {
  repository: { host: "github.com", owner: "local", name: "playground" },
  targetBranch: "main",
  number: 1,
  headSha: SHA,
  guardedHead: SHA,
};

type Runs = Readonly<Record<string, FakeAnswer>>;
/**
 * Inputs for a search of the failed run. By default, GitHub shows all runs; `named` is the run that the record names.
 */
type Given = Partial<ObservedTestRuns> & { readonly named?: string | null };

function runOf(status: string, fields: Readonly<Record<string, unknown>> = {}): FakeAnswer {
  return { json: { testBranch: "trunk-merge/pr-1/x", testedPullRequests: [], status, ...fields } };
}

async function find(runs: Runs, { named, ...seen }: Given = {}, latencyMs = 0) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const lines: string[] = [];
  const service = fakeService(
    { latencyMs, record: () => recordOf({ state: "failed" }), testRun: (id) => runs[id] ?? { status: 404 } },
    clock,
  );
  const record = pullRequestRecord.parse({
    state: "failed",
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    prSha: SHA,
    isCurrentlySubmittedToQueue: false,
    verifiedByTestRun: named,
  });
  const { testRun: found } = await findFailedTestRun(record, TARGET, {
    listed: [],
    seen: { ids: Object.keys(runs), trouble: undefined, looked: true, ...seen },
    service,
    budget: { left: 6 },
    note: (line) => void lines.push(line),
  });
  return { found, lines, calls: service.calls, elapsedMs: clock.now() - startedAt };
}

const FAILED = runOf("failed");
const EARLY = runOf("failed", { createdAt: "2026-01-31T10:00:00Z" });
const LATE = runOf("failed", { createdAt: "2026-01-31T12:00:00Z" });
const OTHER = runOf("failed", { testedPullRequests: [{ prNumber: 71 }] });
const SHARED = runOf("failed", { testedPullRequests: [{ prNumber: 71 }, { prNumber: 1 }] });
const CANCELED = runOf("cancelled");
const CANCELED_LATE = runOf("cancelled", { statusChecks: [{ context: "unit", state: "FAILURE" }] });
const RUNNING = runOf("in_progress");
const NONE = { ids: [] };

describe("findFailedTestRun", () => {
  test.each<[string | undefined, string, Runs, Given?]>([
    ["b", "b is the newest run that failed", { a: runOf("FAILED"), b: runOf("FAILED"), c: runOf("SUCCEEDED") }],
    ["a", "a is the newest run by the service's times", { a: LATE, b: EARLY }],
    ["b", "no run failed and b is the newest run", { a: runOf("succeeded"), b: RUNNING }],
    ["a", "the newer run tests other pull requests", { a: SHARED, b: OTHER }],
    [undefined, "the run tests other pull requests", { a: OTHER }],
    ["a", "the newer run was canceled", { a: RUNNING, b: CANCELED }],
    ["b", "b was canceled after a check had failed", { a: RUNNING, b: CANCELED_LATE }],
    [undefined, "a was canceled", { a: CANCELED }],
    ["a", "the service does not know the newer run", { a: FAILED, b: { status: 404 } }],
    ["a", "only the record names a", { a: FAILED }, { ...NONE, looked: false, named: "a" }],
    [
      "a",
      "GitHub refused the look-up and the record names a",
      { a: FAILED },
      { ...NONE, trouble: refusal(403), named: "a" },
    ],
    ["a", "the record names a with the suffix of a bisection", { a: FAILED }, { ...NONE, named: "a-bisection-2" }],
    [
      "own",
      "the record names the run of an earlier attempt",
      { old: EARLY, own: LATE },
      { ids: ["own"], named: "old" },
    ],
    [
      "own",
      "the record names a run that passed",
      { old: runOf("succeeded"), own: LATE },
      { ids: ["own"], named: "old" },
    ],
    [undefined, "the record names no run", { a: FAILED }, { ...NONE, named: null }],
    [undefined, "the record names a path", { a: FAILED }, { ...NONE, named: "../x" }],
    [undefined, "the record names a flag", { a: FAILED }, { ...NONE, named: "--flag" }],
  ])("returns the run %s when %s", async (expected, _when, runs, given) => {
    expect((await find(runs, given)).found?.id).toBe(expected);
  });

  test("reads only the last three of thirty runs, each once", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`run-${index}`, FAILED]));
    const { found, calls } = await find(many, { named: "run-29" });
    expect([found?.id, calls.length]).toEqual(["run-29", 3]);
  });

  test("returns the id without details when the service rejects every read", async () => {
    const { found, lines } = await find({ a: { status: 500 }, b: { status: 500 } });
    expect(found).toEqual({ id: "b", run: undefined });
    expect(lines).toEqual(["The output failing-checks is empty: getMergeQueueTestingDetails: 500"]);
  });

  test("waits at most ten seconds for the service", async () => {
    const { found, elapsedMs } = await find({ a: FAILED }, {}, Number.POSITIVE_INFINITY);
    expect([found, elapsedMs]).toEqual([{ id: "a", run: undefined }, 10_000]);
  });

  test.each<[readonly string[], string, Runs, Given]>([
    [[], "no look-up on GitHub was sent", {}, { looked: false }],
    [
      ["The output test-run-id is empty, because the step found no test branch of #1 while the tests of #1 ran."],
      "no branch was seen",
      {},
      {},
    ],
    [
      [
        "The output test-run-id is empty: the branches could not be read from GitHub (status 403).",
        "Let the token read it.",
      ],
      "a permission is missing",
      {},
      { trouble: refusal(403, "the branches") },
    ],
    [
      [
        "The output test-run-id is empty, because all test runs that the step found were canceled or belong to other pull requests.",
      ],
      "the runs explain nothing",
      { a: CANCELED },
      {},
    ],
  ])("logs %j when %s", async (expected, _when, runs, given) => {
    expect(await find(runs, given)).toMatchObject({ found: undefined, lines: expected });
  });
});
