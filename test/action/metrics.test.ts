import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LocalService } from "../../src/local-service/service.js";
import { gauge, histogram, MAIN, sample } from "../metrics/metrics-text.js";
import { dispatchEvent, pullRequestEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";
import { cancelSilently, givenQueued, givenTesting } from "./queue.js";

const WAIT = "mq_pr_wait_duration_1h_seconds";
const TIME_IN_QUEUE = "mq_pr_time_in_queue_1h_seconds";

/** A service that answers with these metrics. */
async function givenMetrics(...parts: readonly string[]): Promise<LocalService> {
  const service = await givenService();
  const text = parts.join("");
  service.control.addFault({
    endpoint: "getMergeQueueMetrics",
    times: 0,
    fault: { kind: "reply", status: 200, text },
  });
  return service;
}

function runMetrics(service: LocalService, inputs: Readonly<Record<string, string>> = {}) {
  return runAction(service, { operation: "metrics", ...inputs });
}

test("the figures of a queue with a history are outputs, and the raw text is a file", async () => {
  const service = await givenService({ queue: { concurrency: 3 } });
  givenTesting(service, { testPlan: { result: "fail", testSeconds: 400 } });
  givenQueued(service);
  const cancelled = givenQueued(service);
  service.control.advance(5);
  cancelSilently(service, cancelled.number);
  service.control.advance(1000);
  givenTesting(service);
  givenQueued(service, { mergeability: "not_mergeable" });
  service.control.advance(4);

  const end = await runMetrics(service);

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "healthy",
    depth: "1",
    "awaiting-mergeability": "1",
    "testing-slots-active": "1",
    "merged-1h": "1",
    "failed-1h": "1",
    "cancelled-1h": "1",
    "error-kind": "",
  });
  for (const name of ["wait", "test", "time-in-queue"])
    for (const quantile of ["p50", "p95"])
      expect(Number(end.outputs[`${name}-${quantile}-seconds`])).toBeGreaterThan(0);
  expect(end.calls).toEqual(["getMergeQueueMetrics"]);
  expect(end.requests[0]?.path).toBe("/v1/getMergeQueueMetrics?repo=local%2Fplayground&repoHost=github.com");
  const raw = readFileSync(end.outputs["metrics-file"] ?? "", "utf8");
  expect(raw).toMatch(/^# HELP mq_depth_current /);
  expect(end.log).toContain("Now: 1 in the queue, 1 testing, 1 awaiting mergeability.");
  expect(end.summary).toContain("```mermaid\nxychart-beta\n");
  expect(end.summary).toContain("snapshots of the last hour");
});

test("a queue without a history has counts of zero, and empty times", async () => {
  const end = await runMetrics(await givenService());

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "healthy", depth: "0", "merged-1h": "0", "restarts-1h": "0" });
  expect(end.outputs).toMatchObject({ "wait-p50-seconds": "", "test-p95-seconds": "" });
  expect(end.outputs["time-in-queue-p95-seconds"]).toBe("");
  expect(end.summary).not.toContain("mermaid");
  expect(end.summary).not.toContain("NaN");
});

test("the branch is the base of the run's pull request, or the one that is given", async () => {
  const service = await givenService();
  service.control.addQueue({ branch: "release" });
  service.control.addPullRequest({ baseBranch: "release" });
  const subject = { number: 1, headSha: "1".repeat(40), baseBranch: "release" };
  service.engine.submitPullRequest(
    { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "release" },
    { number: 1 },
  );
  service.control.advance(3);

  const [event, input, byDefault] = await Promise.all([
    runAction(service, { operation: "metrics" }, { event: pullRequestEvent(subject) }),
    runAction(service, { operation: "metrics", "target-branch": "release" }),
    runAction(service, { operation: "metrics" }, { event: dispatchEvent() }),
  ]);

  expect([event.outputs.depth, input.outputs.depth, byDefault.outputs.depth]).toEqual(["1", "1", "0"]);
});

test("a condition of warn-if degrades the result, with a warning for each one that is met", async () => {
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
    "::warning::warn-if is met: depth > 50 (it is 51).",
    "::warning::warn-if is met: wait-p95-seconds >= 30m (it is 58m 30s).",
  ]);
  expect(end.log).toContain(
    "The merge queue for main of local/playground is degraded: depth > 50 (it is 51); wait-p95-seconds >= 30m (it is 58m 30s).",
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

test("a condition of fail-if fails the step, and its message says what was seen", async () => {
  const service = await givenMetrics(gauge("mq_depth_current", sample("mq_depth_current", 51)));

  const end = await runMetrics(service, { "warn-if": "depth > 10", "fail-if": "mq_depth_current>50" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "breached", "error-kind": "result", depth: "51" });
  expect(errorLine(end.log)).toBe(
    "::error title=metrics%3A breached::The merge queue for main of local/playground breaches fail-if: mq_depth_current>50 (it is 51).",
  );
  expect(end.log).toContain("::warning::warn-if is met: depth > 10 (it is 51).");
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
])("at its bound %j is met: %j", async (condition, met) => {
  const service = await givenMetrics(
    gauge("mq_depth_current", sample("mq_depth_current", 5)),
    histogram(WAIT, [1, 2, 2, 2, 2, 2, 2, 2, 2]),
  );

  const end = await runMetrics(service, { "fail-if": condition });

  expect(end.outputs.result).toBe(met ? "breached" : "healthy");
});

test("a time beyond the last bucket is above every number", async () => {
  const service = await givenMetrics(histogram(TIME_IN_QUEUE, [0, 0, 0, 0, 0, 0, 0, 1, 4]));
  const p95 = "time-in-queue-p95-seconds";

  const end = await runMetrics(service, {
    "warn-if": `${p95} > 9000\n${p95} >= 14d\n${p95} < 14d\n${p95} == 7200\n${p95} != 7200`,
  });

  expect(end.outputs).toMatchObject({ result: "degraded", [p95]: "> 7200" });
  expect(annotations(end.log)).toEqual([
    `::warning::warn-if is met: ${p95} > 9000 (it is more than 2h).`,
    `::warning::warn-if is met: ${p95} >= 14d (it is more than 2h).`,
    `::warning::warn-if is met: ${p95} != 7200 (it is more than 2h).`,
  ]);
  expect(end.summary).toContain("more than 2h");
});

test("the time in queue is one, however its metric is divided by conclusions", async () => {
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

test("what has no value or is NaN is not evaluated, and that is said", async () => {
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

test("a metric is compared by each of its samples, and a histogram only by its parts", async () => {
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
    `::warning::warn-if is met: ${conclusions} == 4 (it is 4 at conclusion="failed").`,
    "::warning::warn-if is met: mq_new_seconds_count == 3 (it is 3).",
    "::warning::warn-if: mq_new_seconds > 0 was not evaluated: mq_new_seconds is a histogram; name one of its samples: mq_new_seconds_bucket, mq_new_seconds_sum or mq_new_seconds_count.",
  ]);
});

test("only five warnings are shown", async () => {
  const service = await givenMetrics(gauge("mq_depth_current", sample("mq_depth_current", 100)));
  const conditions = Array.from({ length: 8 }, (_, index) => `depth > ${index}`);

  const end = await runMetrics(service, { "warn-if": conditions.join("\n") });

  const warnings = annotations(end.log);
  expect(warnings).toHaveLength(6);
  expect(warnings.at(-1)).toBe("::warning::and 3 more");
});

test("other repositories, other branches and bisections are other queues", async () => {
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

test("no sample of the branch is no data, which fails only where a condition was to be evaluated", async () => {
  const service = await givenService();
  const inputs = { "target-branch": "mian" };

  const [without, within] = await Promise.all([
    runMetrics(service, inputs),
    runMetrics(service, { ...inputs, "warn-if": "depth > 5" }),
  ]);

  expect(without.exitCode).toBe(0);
  expect(without.outputs).toMatchObject({ result: "no-data", depth: "", "error-kind": "" });
  expect(without.log).toContain('There are samples for "main".');
  expect(within.exitCode).toBe(1);
  expect(within.outputs).toMatchObject({ result: "no-data", "error-kind": "result" });
  expect(errorLine(within.log)).toContain("The metrics hold no sample for mian of local/playground.");
  expect(within.result).toMatchObject({ conditions: [{ verdict: "not-evaluated" }] });
});

test("an empty reply is no data", async () => {
  const end = await runMetrics(await givenMetrics(""));

  expect(end.outputs.result).toBe("no-data");
  expect(end.log).toContain("The reply has no samples of local/playground.");
});

test("ill conditions are all named with their places, and nothing is sent", async () => {
  const service = await givenService();

  const end = await runMetrics(service, {
    "warn-if": "dephts > 5\ndepth > 5",
    "fail-if": "depth > 5\ndepth => 5\nwait-p95-seconds > 30 minutes\nmq_pr_wait_duration_1h_seconds > 5",
  });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(end.outputs["error-message"]?.split("\n")).toEqual([
    '- warn-if: line 1, column 1: "dephts" is neither an output of this operation nor the name of a metric; did you mean depth?',
    '- fail-if: line 2, column 7: "=>" is not a comparison; write one of >, >=, <, <=, ==, !=.',
    '- fail-if: line 3, column 20: "30 minutes" is no value to compare with; write a number, or a duration such as 90s, 30m or 1h30m.',
    "- fail-if: line 4, column 1: mq_pr_wait_duration_1h_seconds is a histogram; name one of its samples: mq_pr_wait_duration_1h_seconds_bucket, mq_pr_wait_duration_1h_seconds_sum or mq_pr_wait_duration_1h_seconds_count.",
  ]);
  expect(end.requests).toEqual([]);
});

test.each([
  ["<!DOCTYPE html>\n<html><h1>Sign in</h1></html>", 'line 1: expected a metric name, found "<!DOCTYPE"'],
  ['{"error":"gone"}', "line 1: expected a metric name, found"],
  ["OK", "line 1: expected a number as value, found the end of the line"],
  ["mq_depth_current 1\nmq_depth_current{ 2\n", "line 2: expected a label name"],
])("a reply with status 200 that is no metrics is not taken for an empty one: %j", async (text, cause) => {
  const service = await givenMetrics(text);

  const end = await runMetrics(service, { "fail-if": "depth > 5" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
  expect(errorLine(end.log)).toContain(
    "The reply of getMergeQueueMetrics is not in the Prometheus text format: ",
  );
  expect(errorLine(end.log)).toContain(cause);
  expect(readFileSync(end.outputs["metrics-file"] ?? "", "utf8")).toBe(text);
});

test.each([
  [401, "auth", "status 401"],
  [404, "not-found", "The service does not know the repository local/playground."],
  [500, "unavailable", "status 500"],
])("status %i is %s", async (status, kind, words) => {
  const service = await givenService();
  service.control.addFault({
    endpoint: "getMergeQueueMetrics",
    times: 0,
    fault: { kind: "status", status },
  });

  const end = await runMetrics(service, { "request-timeout": "1s" });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": kind });
  expect(errorLine(end.log)).toContain(words);
});

test("a dry run reads all the same", async () => {
  const end = await runMetrics(await givenService(), { "dry-run": "true" });

  expect(end.outputs.result).toBe("healthy");
});
