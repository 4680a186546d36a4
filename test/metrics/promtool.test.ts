import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { fakeQueueService, MAIN, REPO, submitSome } from "../../local-queue/test/support/fake-queue-service.js";
import { computeHistogramBuckets, estimateQuantile, type HistogramBucket } from "../../src/metrics/figures.js";
import type { MetricSample } from "../../src/metrics/text-format.js";
import { GOOD, INVALID, TOLERATED_TEXTS } from "./tricky-texts.js";

const REFUSED = 1;
const LINTED = 3;

/** True if promtool is installed. Prints a notice when promtool is missing. */
function promtoolIsInstalled(): boolean {
  const installed = spawnSync("promtool", ["--version"]).status === 0;
  if (!installed) {
    process.stderr.write(
      "::notice::promtool is not installed, so the comparisons with it are skipped (Debian package prometheus).\n",
    );
  }
  return installed;
}

interface ToolEnd {
  readonly exitCode: number | string | null;
  readonly output: string;
}

/** Runs promtool with a text on standard input. */
function promtool(args: readonly string[], input = ""): Promise<ToolEnd> {
  return new Promise((resolve) => {
    const child = execFile("promtool", args, (error, stdout, stderr) => {
      resolve({ exitCode: error === null ? 0 : (error.code ?? null), output: stdout + stderr });
    });
    child.stdin?.end(input);
  });
}

describe.skipIf(!promtoolIsInstalled())("comparison with the program promtool", () => {
  test("promtool accepts the metrics of the local service, except two names", async () => {
    const world = fakeQueueService({ concurrency: 2 });
    world.engine.createQueue({ ...MAIN, targetBranch: 'a"b\\c\nd' }, {});
    submitSome(world, [{ testPlan: { result: "fail", testSeconds: 400 } }, {}, {}, {}]);
    world.advance(3);
    world.engine.cancelPullRequest(MAIN, 3);
    world.engine.restartTestsOnPullRequest(MAIN, 2);
    world.advance(1000);
    const text = world.engine.getMergeQueueMetrics(REPO);
    expect(text).toMatch(/^mq_pr_restarts_1h_total\{.*\} [1-9]/m);

    const { exitCode, output } = await promtool(["check", "metrics"], text);

    // Two gauges of the service have names of counters.
    expect(output.trim().split("\n")).toEqual([
      'mq_pr_conclusions_1h_total non-counter metrics should not have "_total" suffix',
      'mq_pr_restarts_1h_total non-counter metrics should not have "_total" suffix',
    ]);
    expect(exitCode).toBe(LINTED);
  });

  test.concurrent.each(GOOD)("promtool accepts the text %j", async (text) => {
    expect(await promtool(["check", "metrics"], text)).not.toMatchObject({ exitCode: REFUSED });
  });

  test.concurrent.each([...INVALID.map(([text]) => text), ...TOLERATED_TEXTS])(
    "promtool rejects the text %j",
    async (text) => {
      expect(await promtool(["check", "metrics"], text)).toMatchObject({
        exitCode: REFUSED,
        output: expect.stringContaining("text format parsing error"),
      });
    },
  );

  test("promtool computes the same quantiles as estimateQuantile", async () => {
    const cases = distributions();
    const folder = mkdtempSync(join(tmpdir(), "merge-queue-promtool-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "quantiles.yml");
    writeFileSync(file, JSON.stringify(ruleTest(cases)));

    const { exitCode, output } = await promtool(["test", "rules", file]);

    expect(output).toContain("SUCCESS");
    expect(exitCode).toBe(0);
  });
});

const BOUNDS = [60, 300, 600, 900, 1800, 3600, 5400, 7200, Number.POSITIVE_INFINITY];
const QUANTILES = [0.5, 0.95];

function bucketsOf(...counts: readonly number[]): readonly HistogramBucket[] {
  return BOUNDS.map((upTo, index) => ({ upTo, count: counts[index] ?? 0 }));
}

/** Returns distributions. Some decrease or have no observations. */
function distributions(): readonly (readonly HistogramBucket[])[] {
  const edges = [
    bucketsOf(),
    bucketsOf(1, 1, 1, 1, 1, 1, 1, 1, 1),
    bucketsOf(0, 0, 0, 0, 0, 0, 0, 0, 5),
    bucketsOf(0, 0, 0, 0, 0, 0, 0, 19, 20),
    bucketsOf(0, 0, 0, 0, 0, 0, 0, 18, 20),
    bucketsOf(10, 10, 10, 10, 10, 10, 10, 10, 20),
    bucketsOf(5, 3, 8, 2, 9, 9, 1, 9, 4),
    [{ upTo: Number.POSITIVE_INFINITY, count: 3 }],
    [
      { upTo: -1, count: 2 },
      { upTo: Number.POSITIVE_INFINITY, count: 3 },
    ],
    [
      { upTo: 0.5, count: 2 },
      { upTo: Number.POSITIVE_INFINITY, count: 2 },
    ],
  ];
  const next = numbers();
  const made = Array.from({ length: 200 }, (_, index) => {
    let sum = 0;
    return BOUNDS.map((upTo) => {
      sum += next() % 3 === 0 ? 0 : next() % 50;
      return { upTo, count: index % 4 === 0 ? next() % 30 : sum };
    });
  });
  return [...edges, ...made];
}

/** Returns a generator of the same whole numbers in each run. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

const le = (upTo: number) => (Number.isFinite(upTo) ? String(upTo) : "+Inf");

/** Splits a count between two conclusions. */
function halves(count: number): readonly (readonly [conclusion: string, count: number])[] {
  return [
    ["merged", Math.floor(count / 2)],
    ["failed", Math.ceil(count / 2)],
  ];
}

/** Returns a rule test with all quantiles. */
function ruleTest(cases: readonly (readonly HistogramBucket[])[]) {
  const input_series = cases.flatMap((buckets, index) =>
    buckets.flatMap(({ upTo, count }) =>
      halves(count).map(([conclusion, half]) => ({
        series: `t_bucket{case="${index}",conclusion="${conclusion}",le="${le(upTo)}"}`,
        values: String(half),
      })),
    ),
  );
  const promql_expr_test = cases.flatMap((buckets, index) =>
    QUANTILES.map((q) => ({
      // NaN is larger than no number, so the result contains no sample for NaN.
      expr: `round(histogram_quantile(${q}, sum by (le) (t_bucket{case="${index}"})), 0.001) > -100`,
      eval_time: "0m",
      exp_samples: expected(q, buckets),
    })),
  );
  return { tests: [{ interval: "1m", input_series, promql_expr_test }] };
}

function expected(q: number, buckets: readonly HistogramBucket[]) {
  const figure = estimateQuantile(q, computeHistogramBuckets(samplesOf(buckets), "t"));
  if (figure === undefined) return [];
  // Beyond the last bucket, Prometheus returns the lower bound of that bucket.
  return [{ labels: "{}", value: figure.value }];
}

function samplesOf(buckets: readonly HistogramBucket[]): ReadonlyMap<string, readonly MetricSample[]> {
  const samples = buckets.flatMap(({ upTo, count }) =>
    halves(count).map(([conclusion, value]) => ({
      name: "t_bucket",
      labels: new Map([
        ["conclusion", conclusion],
        ["le", le(upTo)],
      ]),
      value,
    })),
  );
  return new Map([["t_bucket", samples]]);
}
