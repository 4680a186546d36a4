import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { annotations, errorLine, givenService } from "../support/action.js";
import { gauge, givenMetrics, MAIN, sample } from "../support/metrics-text.js";
import { cancelSilently, givenQueued, givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

const DEPTH = "mq_depth_current";

function runMetrics(service: LocalService, inputs: Readonly<Record<string, string>> = {}) {
  return runHere(service, { operation: "metrics", ...inputs });
}

test("metrics returns the figures of a queue, and writes the unchanged text to a file", async () => {
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
    result: "read",
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
  expect(end.calls).toEqual(["getMergeQueueMetrics", "getQueue"]);
  expect(end.requests[0]?.path).toBe("/v1/getMergeQueueMetrics?repo=local%2Fplayground&repoHost=github.com");
  const raw = readFileSync(end.outputs["metrics-file"] ?? "", "utf8");
  expect(raw).toMatch(/^# HELP mq_depth_current /);
  expect(end.log).toContain("Pull requests now: 1 in the queue, 1 testing, 1 awaiting mergeability.");
  expect(end.summary).toContain("```mermaid\nxychart-beta\n");
  expect(end.summary).toContain("Counts and times cover the last hour.");
});

test("metrics fails with the measured value when a condition of fail-if is met", async () => {
  const service = await givenMetrics(gauge("mq_depth_current", sample("mq_depth_current", 51)));

  const end = await runMetrics(service, { "warn-if": "depth > 10", "fail-if": "mq_depth_current>50" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "breached", "error-kind": "result", depth: "51" });
  expect(errorLine(end.log)).toBe(
    "::error title=metrics%3A breached::The merge queue for main of local/playground meets a condition of fail-if: mq_depth_current>50 (the value is 51).",
  );
  expect(end.log).toContain("::warning::A condition of warn-if is met: depth > 10 (the value is 51).");
});

test("metrics shows at most five warnings", async () => {
  const service = await givenMetrics(gauge("mq_depth_current", sample("mq_depth_current", 100)));
  const conditions = Array.from({ length: 8 }, (_, index) => `depth > ${index}`);

  const end = await runMetrics(service, { "warn-if": conditions.join("\n") });

  const warnings = annotations(end.log);
  expect(warnings).toHaveLength(6);
  expect(warnings.at(-1)).toBe("::warning::and 3 more");
});

test("metrics escapes hostile labels in table cells", async () => {
  const hostile = [
    "a|b\n| c | d |",
    "<img src=x onerror=alert(1)>",
    "`code` **bold** [link](https://example.com) @team #1",
    "::error::forged\n::set-output name=result::merged",
    "```\nmermaid",
    "x".repeat(5000),
  ];
  const samples = hostile.flatMap((text) => [
    sample(DEPTH, 2, { ...MAIN, branch: text }),
    sample(DEPTH, 1, { ...MAIN, repo: text }),
  ]);

  const end = await runMetrics(await givenMetrics(gauge(DEPTH, ...samples)), {
    scope: "organization",
    "fail-if": "depth > 1",
  });

  const rows = end.summary.split("\n").filter((line) => /^\| (<code>|a text of)/.test(line));
  expect(rows).toHaveLength(2 * hostile.length);
  for (const row of rows) {
    // The row contains only the borders between columns: the text adds no border, tag or format.
    expect(row.split("|")).toHaveLength(10);
    expect(row.replaceAll(/<\/?code>/g, "").replaceAll(/&#\d+;/g, "")).not.toMatch(/[<>`*[\]@#]/);
  }
  expect(end.summary).toContain("a text of 5000 characters");
  expect(end.log).not.toMatch(/^::set-output/m);
  expect(errorLine(end.log)).toContain("The metrics contain no sample for main of local/playground.");
});
