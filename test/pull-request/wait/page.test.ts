import { describe, expect, test } from "vitest";
import { formatWaitPage } from "../../../src/pull-request/wait/messages.js";
import type { PullRequestRecord } from "../../../src/service/service.js";
import type { GanttBar } from "../../../src/text/mermaid.js";
import { TARGET } from "./wait-run.js";

const START = Date.UTC(2026, 0, 31, 23, 50);

function spans(stretches: readonly (readonly [label: string, seconds: number])[]): GanttBar[] {
  let fromMs = START;
  return stretches.map(([label, seconds]) => {
    const span = { label, fromMs, toMs: fromMs + seconds * 1000 };
    fromMs = span.toMs;
    return span;
  });
}

function page(
  stretches: readonly (readonly [string, number])[],
  { title = "Add a flag to the parser", details = [] as readonly string[] } = {},
): string {
  const record: PullRequestRecord = {
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    isCurrentlySubmittedToQueue: false,
    state: "merged",
    prSha: "1".repeat(40),
    prTitle: title,
  };
  const all = spans(stretches);
  return formatWaitPage(
    "#1 was merged into main after 20m.",
    details,
    { record, spans: all },
    { mergeCommit: "c".repeat(40) },
    TARGET,
  );
}

test("formatWaitPage shows the result and the time in each state", () => {
  expect(
    page([
      ["not ready", 60],
      ["pending", 120],
      ["testing", 600],
      ["pending", 30],
      ["testing", 380],
      ["tests passed", 10],
      ["merged", 0],
    ]),
  ).toMatchInlineSnapshot(`
    "&#35;1 was merged into main after 20m.

    [#1](https://github.com/local/playground/pull/1) Add a flag to the parser

    Merge commit on main: [<code>cccccccccccccccccccccccccccccccccccccccc</code>](https://github.com/local/playground/commit/cccccccccccccccccccccccccccccccccccccccc)

    #### Time in each state

    | State | Meaning | Times | Duration | Share |
    | --- | --- | --- | --- | --- |
    | not ready | waiting for the right base branch, for mergeability or for impacted targets | 1 | 1m | 5 % |
    | pending | waiting for a test run | 2 | 2m 30s | 13 % |
    | testing | the tests are in progress | 2 | 16m 20s | 82 % |
    | tests passed | waiting for the pull requests ahead, then for the merge | 1 | 10s | 1 % |
    | **Whole wait** |  |  | **20m** |  |

    \`\`\`mermaid
    gantt
        dateFormat x
        axisFormat %H:%M
        1 not ready 1m :s0, 1769903400000, 1769903460000
        2 pending 2m :s1, 1769903460000, 1769903580000
        3 testing 10m :s2, 1769903580000, 1769904180000
        4 pending 30s :s3, 1769904180000, 1769904210000
        5 testing 6m 20s :s4, 1769904210000, 1769904590000
        6 tests passed 10s :s5, 1769904590000, 1769904600000
    \`\`\`"
  `);
});

test("formatWaitPage shows no chart when the merge came before the wait", () => {
  const text = page([["merged", 0.01]]);

  expect(text).not.toContain("mermaid");
  expect(text).not.toContain("Time in each state");
});

describe("formatWaitPage of a very long wait", () => {
  const restarts = Array.from({ length: 4000 }, (_, index): [string, number] => [
    index % 2 === 0 ? "pending" : "testing",
    30,
  ]);
  const text = page(restarts);

  test("shows only the last 50 spans in the chart", () => {
    expect(text.split("\n").filter((line) => line.includes(" :s"))).toHaveLength(50);
    expect(text).toContain("The chart shows only the last 50 of 4000 time spans.");
    expect(text.length).toBeLessThan(20_000);
  });

  test("adds up all spans in the table", () => {
    expect(text).toContain("| pending | waiting for a test run | 2000 | 16h 40m | 50 % |");
    expect(text).toContain("**1d 9h**");
  });
});

test("formatWaitPage shows thousands of states in a short table", () => {
  const text = page(Array.from({ length: 3000 }, (_, index) => [`state ${index}`, 60]));

  expect(text).toContain("| 2980 more states |  | 2980 | 2d 1h | 99 % |");
  expect(text.length).toBeLessThan(20_000);
});

const PAGE_ADDRESS = "https://github.com/local/playground/pull/1";
const COMMIT_ADDRESS = `https://github.com/local/playground/commit/${"c".repeat(40)}`;
const HOSTILE =
  "| <img src=x onerror=alert(1)> [a](https://example.com) `x` **b** \n# heading\n```\n<!-- @developer-1 &lt;";

test("formatWaitPage escapes states, titles and details", () => {
  const text = page(
    [
      [HOSTILE, 60],
      ["testing", 60],
    ],
    { title: HOSTILE, details: [HOSTILE] },
  );

  expect(text).not.toContain("<img");
  expect(text.match(/\]\([^)]*\)/g)).toEqual([`](${PAGE_ADDRESS})`, `](${COMMIT_ADDRESS})`]);
  expect(text).not.toContain("<!--");
  expect(text).not.toContain("@developer-1");
  expect(text).not.toContain("**b**");
  expect(text).not.toMatch(/^# heading/m);
  expect(text.split("\n").filter((line) => line.startsWith("```"))).toEqual(["```mermaid", "```"]);
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  expect(new Set(rows.map((row) => row.split("|").length))).toEqual(new Set([7]));
});
