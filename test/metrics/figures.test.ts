import { describe, expect, test } from "vitest";
import { FIGURE_NAMES, formatFigureOutputs, groupSamplesByQueue } from "../../src/metrics/figures.js";
import { type FigureName, figureOutputs } from "../../src/metrics/outputs.js";
import { parseMetrics } from "../../src/metrics/text-format.js";
import { gauge, histogram, MAIN, sample } from "../support/metrics-text.js";

const WAIT = "mq_pr_wait_duration_1h_seconds";
const CONCLUSIONS = "mq_pr_conclusions_1h_total";

function outputOf(name: FigureName, ...parts: readonly string[]) {
  const parsed = parseMetrics(parts.join(""));
  if (!parsed.ok) throw new Error(`line ${parsed.line}: ${parsed.problem}`);
  const [queue] = groupSamplesByQueue(parsed.samples);
  if (queue === undefined) throw new Error("There is no sample of the queue.");
  return formatFigureOutputs(queue)[name];
}

function buckets(...counts: readonly (readonly [le: string, count: number | string])[]): string {
  return counts.map(([le, count]) => `${sample(`${WAIT}_bucket`, count, { ...MAIN, le })}\n`).join("");
}

test("FIGURE_NAMES contains exactly the outputs of the operation metrics", () => {
  expect(FIGURE_NAMES).toEqual(Object.keys(figureOutputs));
});

describe("formatFigureOutputs with a count", () => {
  test("returns the value of the gauge, and undefined when there is no sample", () => {
    const depth = gauge("mq_depth_current", sample("mq_depth_current", 7));

    expect(outputOf("depth", depth)).toBe(7);
    expect(outputOf("restarts-1h", depth)).toBeUndefined();
  });

  test("adds up samples that differ only in labels without effect on the output", () => {
    const name = "mq_depth_current";
    const parts = ["high", "low"].map((priority) => sample(name, 2, { ...MAIN, priority }));

    expect(outputOf("depth", gauge(name, ...parts))).toBe(4);
  });

  test("adds up only the samples whose conclusion belongs to the output, in upper or lower case", () => {
    const text = gauge(
      CONCLUSIONS,
      sample(CONCLUSIONS, 5, { ...MAIN, conclusion: "MERGED" }),
      sample(CONCLUSIONS, 2, { ...MAIN, conclusion: "failed" }),
      sample(CONCLUSIONS, 1, { ...MAIN, conclusion: "exploded" }),
    );

    expect(outputOf("merged-1h", text)).toBe(5);
    expect(outputOf("failed-1h", text)).toBe(2);
    expect(outputOf("cancelled-1h", text)).toBeUndefined();
  });

  test("returns +Inf for an infinite value, and undefined for NaN", () => {
    expect(outputOf("depth", gauge("mq_depth_current", sample("mq_depth_current", "+Inf")))).toBe("+Inf");
    expect(outputOf("depth", gauge("mq_depth_current", sample("mq_depth_current", "NaN")))).toBeUndefined();
  });
});

describe("formatFigureOutputs with a time", () => {
  test("interpolates between the bounds of a bucket", () => {
    const text = histogram(WAIT, [0, 10, 20, 20, 20, 20, 20, 20, 20]);

    expect(outputOf("wait-p50-seconds", text)).toBe(300);
    expect(outputOf("wait-p95-seconds", text)).toBe(570);
  });

  test("interpolates from zero in the first bucket of the histogram", () => {
    expect(outputOf("wait-p50-seconds", histogram(WAIT, [4, 4, 4, 4, 4, 4, 4, 4, 4]))).toBe(30);
  });

  test('returns the bound of the last bucket, and "> 7200" when the time is longer', () => {
    expect(outputOf("wait-p95-seconds", histogram(WAIT, [0, 0, 0, 0, 0, 0, 0, 19, 20]))).toBe(7200);
    expect(outputOf("wait-p95-seconds", histogram(WAIT, [0, 0, 0, 0, 0, 0, 0, 18, 20]))).toBe("> 7200");
  });

  test("returns undefined when the histogram has no observations or no finite buckets", () => {
    expect(outputOf("wait-p50-seconds", histogram(WAIT, []))).toBeUndefined();
    expect(outputOf("wait-p50-seconds", buckets(["+Inf", 3]))).toBeUndefined();
    expect(outputOf("wait-p50-seconds", buckets(["60", "NaN"], ["+Inf", "NaN"]))).toBeUndefined();
    expect(outputOf("wait-p50-seconds", buckets(["60", "+Inf"], ["+Inf", "+Inf"]))).toBeUndefined();
  });

  test("reads the number of observations from _count when the infinite bucket is missing", () => {
    const finite = buckets(["60", 2], ["300", 2]);

    expect(outputOf("wait-p95-seconds", finite)).toBeUndefined();
    expect(outputOf("wait-p95-seconds", finite, `${sample(`${WAIT}_count`, 2)}\n`)).toBe(57);
    expect(outputOf("wait-p95-seconds", finite, `${sample(`${WAIT}_count`, 4)}\n`)).toBe("> 300");
  });

  test("reads the buckets in any order and with any number format", () => {
    const text = buckets(["+Inf", 4], ["3e2", 4], ["60.0", 2]);

    expect(outputOf("wait-p95-seconds", text)).toBe(276);
  });

  test("uses the largest count of the smaller buckets when a larger bucket has a lower count", () => {
    expect(outputOf("wait-p50-seconds", buckets(["60", 4], ["300", 1], ["600", 8], ["+Inf", 2]))).toBe(60);
  });

  test("rounds a result that is inexact because of binary fractions", () => {
    // In binary fractions, (0.95 x 2 - 1) / 1 of 60 s is 53.99999999999999.
    expect(outputOf("wait-p95-seconds", buckets(["0", 1], ["60", 2], ["+Inf", 2]))).toBe(54);
  });
});
