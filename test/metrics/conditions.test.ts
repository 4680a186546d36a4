import { describe, expect, test } from "vitest";
import { parseConditions } from "../../src/metrics/conditions.js";

describe("parseConditions", () => {
  test.each([
    ["depth > 50", "depth", ">", 50],
    ["depth>50", "depth", ">", 50],
    ["  depth\t>=  5e1  ", "depth", ">=", 50],
    ["failed-1h!=0", "failed-1h", "!=", 0],
    ["wait-p95-seconds <= 1h30m", "wait-p95-seconds", "<=", 5400],
    ["time-in-queue-p50-seconds < 1800.5", "time-in-queue-p50-seconds", "<", 1800.5],
    ["mq_depth_current == -1", "mq_depth_current", "==", -1],
    ["mq_pr_wait_duration_1h_seconds_sum > 30m", "mq_pr_wait_duration_1h_seconds_sum", ">", 1800],
    ["scrape:up == 1", "scrape:up", "==", 1],
  ])("reads %j", (text, name, operator, threshold) => {
    expect(parseConditions(text)).toEqual({
      problems: [],
      conditions: [{ text: text.trim(), name, operator, threshold }],
    });
  });

  test.each([
    ["", 0],
    ["\n \n\t", 0],
    ["# depth > 5", 0],
    ["  # depth > 5\r\ndepth > 5\r\n", 1],
    ["depth > 5\n\n# the rest\ndepth > 6", 2],
  ])("ignores empty lines and comments when the text is %j", (text, count) => {
    const { conditions, problems } = parseConditions(text);

    expect(problems).toEqual([]);
    expect(conditions).toHaveLength(count);
  });
});

const ADVICE = "write a number, or a duration such as 90s, 30m or 1h30m.";
const COMPARISONS = "write one of >, >=, <, <=, ==, !=.";

describe("parseConditions with an invalid condition", () => {
  test.each([
    ["depth => 5", 7, `"=>" is not a comparison; ${COMPARISONS}`],
    ["depth = 5", 7, `"=" is not a comparison; ${COMPARISONS}`],
    ["depth=5", 6, `"=" is not a comparison; ${COMPARISONS}`],
    ["depth <> 5", 7, `"<>" is not a comparison; ${COMPARISONS}`],
    ["depth above 5", 7, `"above" is not a comparison; ${COMPARISONS}`],
    ["depth 5", 7, `"5" is not a comparison; ${COMPARISONS}`],
    ["depth", 6, `the comparison is missing; ${COMPARISONS}`],
    ["> 5", 1, "a name such as depth or mq_depth_current is missing before the comparison."],
    ["depth >", 8, `the value is missing; ${ADVICE}`],
    ["depth > many", 9, `"many" is not a valid value; ${ADVICE}`],
    ["depth > 5, failed-1h > 3", 9, `"5, failed-1h > 3" is not a valid value; ${ADVICE}`],
    ["depth > +Inf", 9, `"+Inf" is not a valid value; ${ADVICE}`],
    ["depth > NaN", 9, `"NaN" is not a valid value; ${ADVICE}`],
    ["depth > 30m", 9, "depth is a count; compare it with a number, not with the duration 30m."],
    ["    dept > 5", 5, '"dept" is neither an output of this operation nor the name of a metric; did you mean depth?'],
    [
      "wait_p95_seconds > 5",
      1,
      '"wait_p95_seconds" is neither an output of this operation nor the name of a metric; did you mean wait-p95-seconds?',
    ],
    [
      "Wait-P95-Secnds > 5",
      1,
      '"Wait-P95-Secnds" is neither an output of this operation nor the name of a metric; did you mean wait-p95-seconds?',
    ],
    [
      "mq_pr_time_in_queue_1h_seconds > 5",
      1,
      "mq_pr_time_in_queue_1h_seconds is a histogram; name one of its samples: mq_pr_time_in_queue_1h_seconds_bucket, mq_pr_time_in_queue_1h_seconds_sum or mq_pr_time_in_queue_1h_seconds_count.",
    ],
  ])("reports the condition %j with a problem in column %i", (text, column, problem) => {
    expect(parseConditions(text)).toEqual({ conditions: [], problems: [`line 1, column ${column}: ${problem}`] });
  });

  test.each([
    'mq_depth_current{branch="main"} > 5',
    "rate(mq_pr_restarts_1h_total[5m]) > 1",
    "  sum by (branch) (mq_depth_current) > 5",
    "sum without(le) (x) > 5",
    "avg_over_time(mq_depth_current[1h]) > 5",
    "mq_depth_current > 5 and mq_testing_slots_active > 0",
    "depth > 5 or failed-1h > 3",
    "mq_depth_current / mq_testing_slots_active > 2",
    "mq_depth_current > bool 5",
    "mq_depth_current offset 5m > 5",
    "histogram_quantile(0.95, mq_pr_wait_duration_1h_seconds_bucket) > 60",
    "(mq_depth_current) > 5",
  ])("reports that PromQL is not supported: %s", (text) => {
    const column = text.search(/\S/) + 1;
    expect(parseConditions(text)).toEqual({
      conditions: [],
      problems: [
        expect.stringMatching(`^line 1, column ${column}: PromQL is not supported. Write NAME OPERATOR VALUE`),
      ],
    });
  });

  test.each(["depth on 5", "band > 5", "mq_by_branch > 5", "wait-p95-seconds>30m", "offset_of_it > 1"])(
    "recognizes PromQL by its operators, and not by similar names: %s",
    (text) => {
      const isWord = text === "depth on 5";
      expect(parseConditions(text).problems.some((problem) => problem.includes("PromQL"))).toBe(isWord);
    },
  );

  test("lists all possible names when the name is unknown", () => {
    expect(parseConditions("deepness-1h > 5").problems).toEqual([
      expect.stringContaining("nor the name of a metric; the outputs are depth, awaiting-mergeability, "),
    ]);
  });

  test("reports the problem of each invalid line, and still reads the valid lines", () => {
    expect(parseConditions("depth > 5\n\ndepth >> 5\ndepth > 6\n> 7")).toMatchObject({
      conditions: [{ threshold: 5 }, { threshold: 6 }],
      problems: [expect.stringMatching(/^line 3, column 7: /), expect.stringMatching(/^line 5, column 1: /)],
    });
  });
});
