import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, annotations, errorLine, givenService } from "../support/action.js";
import { gauge, givenMetrics, histogram, MAIN, sample } from "../support/metrics-text.js";
import { givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

const WAIT = "mq_pr_wait_duration_1h_seconds";
const TIME_IN_QUEUE = "mq_pr_time_in_queue_1h_seconds";
const DEPTH = "mq_depth_current";

function runMetrics(service: LocalService, inputs: Readonly<Record<string, string>> = {}): Promise<ActionEnd> {
  return runHere(service, { operation: "metrics", ...inputs });
}

test("metrics: returns zero counts and empty times when the queue has no history", async () => {
  const end = await runMetrics(await givenService());

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "read", depth: "0", "merged-1h": "0", "restarts-1h": "0" });
  expect(end.outputs).toMatchObject({ "wait-p50-seconds": "", "test-p95-seconds": "" });
  expect(end.outputs["time-in-queue-p95-seconds"]).toBe("");
  expect(end.summary).not.toContain("mermaid");
  expect(end.summary).not.toContain("NaN");
});

test("metrics: returns degraded, and warns about each condition of warn-if that is met", async () => {
  const service = await givenMetrics(
    gauge("mq_depth_current", sample("mq_depth_current", 51)),
    histogram(WAIT, [0, 0, 0, 0, 0, 10, 10, 10, 10]),
  );

  const end = await runMetrics(service, {
    "warn-if": "# the queue is long\ndepth > 50\n\nwait-p50-seconds > 1h\nwait-p95-seconds >= 30m",
    "fail-if": "depth > 51",
  });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "degraded", depth: "51", "wait-p50-seconds": "2700" });
  expect(annotations(end.log)).toEqual([
    "::warning::A condition of warn-if is met: depth > 50 (the value is 51).",
    "::warning::A condition of warn-if is met: wait-p95-seconds >= 30m (the value is 58m 30s).",
  ]);
  expect(end.log).toContain(
    "The merge queue for main of local/playground is degraded: depth > 50 (the value is 51); wait-p95-seconds >= 30m (the value is 58m 30s).",
  );
  expect(end.result).toMatchObject({
    depth: 51,
    conditions: [
      { input: "fail-if", condition: "depth > 51", verdict: "not-met", seen: "51" },
      { input: "warn-if", condition: "depth > 50", verdict: "met", seen: "51" },
      { input: "warn-if", condition: "wait-p50-seconds > 1h", verdict: "not-met", seen: "45m" },
      { input: "warn-if", condition: "wait-p95-seconds >= 30m", verdict: "met", seen: "58m 30s" },
    ],
  });
  expect(end.summary).toContain("| warn-if | <code>depth &#62; 50</code> | 51 | **met** |");
});

test.each([
  ["depth > 5", false],
  ["depth >= 5", true],
  ["depth < 5", false],
  ["depth <= 5", true],
  ["depth == 5", true],
  ["depth != 5", false],
  ["depth > 4.99", true],
  ["depth < 5.01", true],
  ["wait-p50-seconds == 1m", true],
  ["wait-p50-seconds > 60", false],
  ["wait-p50-seconds != 60", false],
])(
  "metrics: evaluates the condition %j for a value equal or close to the limit, and returns met: %j",
  async (condition, met) => {
    const service = await givenMetrics(
      gauge("mq_depth_current", sample("mq_depth_current", 5)),
      histogram(WAIT, [1, 2, 2, 2, 2, 2, 2, 2, 2]),
    );

    const end = await runMetrics(service, { "fail-if": condition });

    expect(end.outputs.result).toBe(met ? "breached" : "healthy");
  },
);

test("metrics: treats a time beyond the last bucket as larger than every number", async () => {
  const service = await givenMetrics(histogram(TIME_IN_QUEUE, [0, 0, 0, 0, 0, 0, 0, 1, 4]));
  const p95 = "time-in-queue-p95-seconds";

  const end = await runMetrics(service, {
    "warn-if": `${p95} > 9000\n${p95} >= 14d\n${p95} < 14d\n${p95} == 7200\n${p95} != 7200`,
  });

  expect(end.outputs).toMatchObject({ result: "degraded", [p95]: "> 7200" });
  expect(annotations(end.log)).toEqual([
    `::warning::A condition of warn-if is met: ${p95} > 9000 (the value is more than 2h).`,
    `::warning::A condition of warn-if is met: ${p95} >= 14d (the value is more than 2h).`,
    `::warning::A condition of warn-if is met: ${p95} != 7200 (the value is more than 2h).`,
  ]);
  expect(end.summary).toContain("more than 2h");
});

test("metrics: computes the time in queue from the samples of all conclusions", async () => {
  const merged = { ...MAIN, conclusion: "merged" };
  const failed = { ...MAIN, conclusion: "failed" };
  const service = await givenMetrics(
    histogram(TIME_IN_QUEUE, [2, 2, 2, 2, 2, 2, 2, 2, 2], merged),
    histogram(TIME_IN_QUEUE, [0, 2, 2, 2, 2, 2, 2, 2, 2], failed),
  );

  const end = await runMetrics(service);

  expect(end.outputs["time-in-queue-p50-seconds"]).toBe("60");
  expect(end.outputs["time-in-queue-p95-seconds"]).toBe("276");
});

test("metrics: warns that a condition was not evaluated when the metric has no value", async () => {
  const service = await givenMetrics(
    gauge("mq_depth_current", sample("mq_depth_current", "NaN")),
    gauge("mq_testing_slots_active", sample("mq_testing_slots_active", 1)),
    histogram(WAIT, [0, 0, 0, 0, 0, 0, 0, 0, 0]),
  );

  const end = await runMetrics(service, {
    "fail-if": `testing-slots-active > 1\ndepth > 0\nmq_depth_current > 0\nwait-p95-seconds > 1\nmq_depth_curent > 0\nmq_other > 0`,
    "warn-if": "testing-slots-active < 1",
  });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "healthy", depth: "", "wait-p95-seconds": "" });
  expect(annotations(end.log)).toEqual([
    "::warning::fail-if: depth > 0 was not evaluated: depth has no value.",
    "::warning::fail-if: mq_depth_current > 0 was not evaluated: mq_depth_current is NaN.",
    "::warning::fail-if: wait-p95-seconds > 1 was not evaluated: wait-p95-seconds has no value.",
    "::warning::fail-if: mq_depth_curent > 0 was not evaluated: mq_depth_curent has no sample for this queue; there is mq_depth_current.",
    "::warning::fail-if: mq_other > 0 was not evaluated: mq_other has no sample for this queue.",
  ]);
});

test("metrics: evaluates a condition for each sample of a metric, and for a histogram only when the condition names one of its samples", async () => {
  const conclusions = "mq_pr_conclusions_1h_total";
  const service = await givenMetrics(
    gauge(
      conclusions,
      sample(conclusions, 9, { ...MAIN, conclusion: "merged" }),
      sample(conclusions, 4, { ...MAIN, conclusion: "failed" }),
      sample(conclusions, 0, { ...MAIN, conclusion: "cancelled" }),
    ),
    histogram("mq_new_seconds", [1, 2, 3, 3, 3, 3, 3, 3, 3]),
  );

  const end = await runMetrics(service, {
    "warn-if": `${conclusions} == 4\n${conclusions} > 9\nmq_new_seconds_count == 3\nmq_new_seconds > 0`,
  });

  expect(end.outputs).toMatchObject({ result: "degraded", "merged-1h": "9", "failed-1h": "4" });
  expect(annotations(end.log)).toEqual([
    `::warning::A condition of warn-if is met: ${conclusions} == 4 (the value is 4 at conclusion="failed").`,
    "::warning::A condition of warn-if is met: mq_new_seconds_count == 3 (the value is 3).",
    "::warning::warn-if: mq_new_seconds > 0 was not evaluated: mq_new_seconds is a histogram; name one of its samples: mq_new_seconds_bucket, mq_new_seconds_sum or mq_new_seconds_count.",
  ]);
});

test("metrics: ignores the samples of other repositories, of other branches and of bisections", async () => {
  const name = "mq_depth_current";
  const service = await givenMetrics(
    gauge(
      name,
      sample(name, 1, { ...MAIN, queue_type: "bisection" }),
      sample(name, 2, { ...MAIN, branch: "Main" }),
      sample(name, 3, { ...MAIN, repo: "local/other" }),
      sample(name, 4, { queue_type: "MAIN", branch: "main", repo: "Local/Playground", new_label: "x" }),
      sample(name, 5, { branch: "main", repo: "local/playground" }),
      sample(name, 6, {}),
    ),
    'mq_of_tomorrow 1\n# TYPE mq_info info\nmq_info{a="b"} 1\n',
  );

  const end = await runMetrics(service, { "fail-if": "mq_depth_current != 4" });

  expect(end.outputs).toMatchObject({ result: "healthy", depth: "4" });
});

test("metrics: returns no-data without a sample, and fails only when there is a condition", async () => {
  const service = await givenService();
  const inputs = { "target-branch": "mian" };

  const [without, within] = await Promise.all([
    runMetrics(service, inputs),
    runMetrics(service, { ...inputs, "warn-if": "depth > 5" }),
  ]);

  expect(without.exitCode).toBe(0);
  expect(without.outputs).toMatchObject({ result: "no-data", depth: "", "error-kind": "" });
  expect(without.log).toContain('The reply contains samples for "main".');
  expect(within.exitCode).toBe(1);
  expect(within.outputs).toMatchObject({ result: "no-data", "error-kind": "result" });
  expect(errorLine(within.log)).toContain("The metrics contain no sample for mian of local/playground.");
  expect(within.result).toMatchObject({ conditions: [{ verdict: "not-evaluated" }] });
});

test("metrics: reports all invalid conditions with their positions, and sends no request", async () => {
  const service = await givenService();

  const end = await runMetrics(service, {
    "warn-if": "dephts > 5\ndepth > 5",
    "fail-if": "depth > 5\ndepth => 5\nwait-p95-seconds > 30 minutes\nmq_pr_wait_duration_1h_seconds > 5",
  });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(end.outputs["error-message"]?.split("\n")).toEqual([
    '- warn-if: line 1, column 1: "dephts" is neither an output of this operation nor the name of a metric; did you mean depth?',
    '- fail-if: line 2, column 7: "=>" is not a comparison; write one of >, >=, <, <=, ==, !=.',
    '- fail-if: line 3, column 20: "30 minutes" is not a valid value; write a number, or a duration such as 90s, 30m or 1h30m.',
    "- fail-if: line 4, column 1: mq_pr_wait_duration_1h_seconds is a histogram; name one of its samples: mq_pr_wait_duration_1h_seconds_bucket, mq_pr_wait_duration_1h_seconds_sum or mq_pr_wait_duration_1h_seconds_count.",
  ]);
  expect(end.requests).toEqual([]);
});

test.each([
  ["<!DOCTYPE html>\n<html><h1>Sign in</h1></html>", 'line 1: expected a metric name, found "<!DOCTYPE"'],
  ['{"error":"gone"}', "line 1: expected a metric name, found"],
  ["OK", "line 1: expected a number as value, found the end of the line"],
  ["mq_depth_current 1\nmq_depth_current{ 2\n", "line 2: expected a label name"],
])("metrics: fails when the reply contains no metrics: %j", async (text, cause) => {
  const service = await givenMetrics(text);

  const end = await runMetrics(service, { "fail-if": "depth > 5" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
  expect(errorLine(end.log)).toContain("The metrics are not in the Prometheus text format: ");
  expect(errorLine(end.log)).toContain(cause);
  expect(readFileSync(end.outputs["metrics-file"] ?? "", "utf8")).toBe(text);
});

describe("metrics with the state of the queue", () => {
  test.each([
    ["paused", {}, "read", "which is paused, was read; no condition was given."],
    ["draining", { "fail-if": "depth > 100" }, "healthy", "which is draining, is healthy: no condition is met."],
    ["paused", { "warn-if": "depth >= 0" }, "degraded", "which is paused, is degraded: depth >= 0 (the value is 0)."],
  ] as const)(
    "shows the state in the log and in the summary when the queue is %s",
    async (state, inputs, result, text) => {
      const service = await givenService();
      service.control.updateQueue({ branch: "main", state });

      const end = await runMetrics(service, inputs);

      expect(end.outputs.result).toBe(result);
      expect(end.log).toContain(`The merge queue for main of local/playground, ${text}`);
      for (const shown of [end.log, end.summary]) expect(shown).toContain(`The queue is ${state}: it`);
    },
  );

  test("succeeds with a notice in the summary when the state cannot be read", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "getQueue", times: 0, fault: { kind: "status", status: 503 } });

    const end = await runMetrics(service);

    expect(end.outputs.result).toBe("read");
    expect(end.summary).toContain("The state of the queue could not be read. The queue may be paused.");
  });
});

describe("metrics of an organization", () => {
  test("shows all queues, and returns the values of the target branch as outputs", async () => {
    const service = await givenService();
    service.control.addRepository({ owner: "local", name: "other", defaultBranch: "trunk" });
    service.control.addQueue({ repository: "local/other", branch: "trunk" });
    givenTesting(service);

    const end = await runHere(service, { operation: "metrics", scope: "organization", "warn-if": "depth >= 1" });

    expect(end.requests.map(({ path }) => path)).toEqual(["/v1/getMergeQueueMetrics", "/v1/getQueue"]);
    expect(end.outputs).toMatchObject({ result: "degraded", depth: "1" });
    expect(end.summary).toContain("| <code>local/playground</code> | <code>main</code> | 1 | 1 | 0 | 0 |");
    expect(end.summary).toContain("| <code>local/other</code> | <code>trunk</code> | 0 | 0 | 0 | 0 | – | – |");
    expect(end.result).toMatchObject({
      queues: [
        { repository: "local/playground", branch: "main", depth: 1 },
        { repository: "local/other", branch: "trunk", depth: 0 },
      ],
    });
  });

  test("shows the 200 queues with the most pull requests, and the number of other queues", async () => {
    const samples = Array.from({ length: 260 }, (_, index) =>
      sample(DEPTH, index, { ...MAIN, repo: `local/r${index}` }),
    );

    const end = await runMetrics(await givenMetrics(gauge(DEPTH, ...samples)), { scope: "organization" });

    const rows = end.summary.split("\n").filter((line) => line.startsWith("| <code>local/r"));
    expect(rows).toHaveLength(200);
    expect(rows[0]).toContain("local/r259<");
    expect(rows.at(-1)).toContain("local/r60<");
    expect(end.summary).toContain("And 60 more");
    expect(end.outputs.result).toBe("no-data");
  });
});
