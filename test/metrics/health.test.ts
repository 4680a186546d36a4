import { describe, expect, test } from "vitest";
import { groupSamplesByQueue } from "../../src/metrics/figures.js";
import { assessQueueHealth } from "../../src/metrics/health.js";
import { describeQueueHealth } from "../../src/metrics/read.js";
import { parseMetrics } from "../../src/metrics/text-format.js";
import { gauge, histogram, sample } from "../support/metrics-text.js";

/** Metrics of an hour without merges: a depth, a NaN and empty histograms. */
const QUIET_HOUR = [
  gauge("mq_depth_current", sample("mq_depth_current", 4)),
  gauge("mq_testing_slots_active", sample("mq_testing_slots_active", "NaN")),
  histogram("mq_pr_wait_duration_1h_seconds", [0, 0, 0, 0, 0, 0, 0, 0, 0]),
].join("");

function assessQuietHour({ failIf = "", warnIf = "" }: { failIf?: string; warnIf?: string }) {
  const parsed = parseMetrics(QUIET_HOUR);
  if (!parsed.ok) throw new Error(parsed.problem);
  const [queue] = groupSamplesByQueue(parsed.samples);
  if (queue === undefined) throw new Error("There is no sample of the queue.");
  return assessQueueHealth({ warnIf, failIf }, queue);
}

const TYPO = "mq_depth_curent > 5";
const NAN = "mq_testing_slots_active > 5";
const EMPTY = "testing-slots-active > 5";
const NO_TIME = "wait-p95-seconds > 30m";
const GOOD = "depth > 50";
const MET = "depth > 1";

describe("assessQueueHealth and describeQueueHealth", () => {
  test.each([TYPO, NAN, EMPTY, NO_TIME, `${TYPO}\n${NAN}\n${NO_TIME}`])(
    "return no-data when there are only conditions without a value: %j",
    (failIf) => {
      expect(assessQuietHour({ failIf }).result).toBe("no-data");
      expect(assessQuietHour({ warnIf: failIf }).result).toBe("no-data");
    },
  );

  test("return no-data when no condition of fail-if has a value, even if warn-if has one", () => {
    expect(assessQuietHour({ failIf: TYPO, warnIf: GOOD }).result).toBe("no-data");
    const met = assessQuietHour({ failIf: TYPO, warnIf: MET });
    expect(met.result).toBe("no-data");
    expect(met.warnings).toEqual([
      expect.stringContaining("warn-if is met: depth > 1"),
      expect.stringContaining("fail-if: mq_depth_curent > 5 was not evaluated"),
    ]);
  });

  test("return a result and warnings when at least one condition could be evaluated", () => {
    expect(assessQuietHour({ failIf: `${TYPO}\n${GOOD}` })).toMatchObject({
      result: "healthy",
      warnings: [expect.stringContaining("mq_depth_curent")],
    });
    expect(assessQuietHour({ failIf: `${NO_TIME}\n${MET}` }).result).toBe("breached");
    expect(assessQuietHour({ failIf: GOOD, warnIf: TYPO }).result).toBe("healthy");
    expect(assessQuietHour({ warnIf: `${NAN}\n${MET}` }).result).toBe("degraded");
  });

  test("return the result `read` when there are no conditions", () => {
    expect(assessQuietHour({}).result).toBe("read");
    expect(assessQuietHour({ failIf: "# later", warnIf: "\n" }).result).toBe("read");
  });

  test("name the conditions that could not be evaluated", () => {
    const target = { repository: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };

    expect(describeQueueHealth(assessQuietHour({ failIf: `${TYPO}\n${NAN}`, warnIf: GOOD }), target, "running")).toBe(
      "The merge queue for main of local/playground was read, and no condition of fail-if could be evaluated: mq_depth_curent > 5 (mq_depth_curent has no sample for this queue; there is mq_depth_current); mq_testing_slots_active > 5 (mq_testing_slots_active is NaN).",
    );
  });
});
