import { expect, test } from "vitest";
import { type GanttBar, toBarChart, toGantt } from "../../src/text/mermaid.js";

const START = Date.UTC(2026, 0, 31, 12);

function spans(...stretches: readonly (readonly [label: string, seconds: number])[]): GanttBar[] {
  let fromMs = START;
  return stretches.map(([label, seconds]) => {
    const span = { label, fromMs, toMs: fromMs + seconds * 1000 };
    fromMs = span.toMs;
    return span;
  });
}

/**
 * Matches a task line of a Gantt chart in Mermaid: a label without special characters, an id, and two times in
 * milliseconds.
 */
const TASK = /^ {4}\d+ ?[\p{L}\p{N} ]* :s\d+, \d+, \d+$/u;

test("toGantt draws one bar for each period of a wait", () => {
  expect(toGantt(spans(["not ready", 12.4], ["pending", 60], ["testing", 432], ["merged", 0]))).toMatchInlineSnapshot(`
    "\`\`\`mermaid
    gantt
        dateFormat x
        axisFormat %H:%M:%S
        1 not ready 12s :s0, 1769860800000, 1769860812400
        2 pending 1m :s1, 1769860812400, 1769860872400
        3 testing 7m 12s :s2, 1769860872400, 1769861304400
        4 merged 0s :s3, 1769861304400, 1769861305400
    \`\`\`"
  `);
});

test.each([
  "done :crit, a, 2026-01-01, 1d",
  "```\n# heading\n```mermaid",
  "%%{init: {'securityLevel': 'loose'}}%%",
  "x\n    section y\n    click s0 href javascript:alert(1)",
  "<img src=x onerror=alert(1)>",
  "a;b#c",
  "title",
  "section",
  "gantt",
  "---",
  "",
  "\u2028\u2029\u200b\u202e",
  "😀".repeat(100),
  "x".repeat(10_000),
])("toGantt removes special characters from the malicious label %j", (label) => {
  const lines = toGantt(spans(["pending", 5], [label, 5])).split("\n");

  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe("```mermaid");
  expect(lines[1]).toBe("gantt");
  expect(lines.slice(4, 6).filter((line) => !TASK.test(line))).toEqual([]);
  expect(lines[6]).toBe("```");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(120);
});

test("toGantt draws a very short period with a length of one second", () => {
  const task = toGantt(spans(["pending", 0.001])).split("\n")[4] ?? "";
  const [from, until] = task.split(", ").slice(1).map(Number);

  expect((until ?? 0) - (from ?? 0)).toBe(1000);
});

test.each([
  [60, "%H:%M:%S"],
  [3600, "%H:%M"],
  [86_400, "%d %b %H:%M"],
])("toGantt for %i seconds labels the time axis with %s", (seconds, format) => {
  expect(toGantt(spans(["pending", seconds]))).toContain(`axisFormat ${format}\n`);
});

const CHART = { title: "Time in queue", labels: "up to", values: "pull requests" };

test("toBarChart draws bars that start at zero", () => {
  const bars = [
    { label: "1m", value: 2 },
    { label: "1h 30m", value: 0 },
    { label: "longer", value: 3 },
  ];

  expect(toBarChart({ ...CHART, bars })).toMatchInlineSnapshot(`
    "\`\`\`mermaid
    xychart-beta
        title "Time in queue"
        x-axis "up to" ["1m", "1h 30m", "longer"]
        y-axis "pull requests" 0 --> 3
        bar [2, 0, 3]
    \`\`\`"
  `);
});

test.each([
  [[]],
  [[0, 0]],
  [[0.2]],
  [[1, -1]],
  [[1, Number.NaN]],
  [[1, Number.POSITIVE_INFINITY]],
  [[1e21]],
  [Array.from({ length: 100 }, () => 1)],
])("toBarChart returns undefined for the values %j", (values) => {
  expect(toBarChart({ ...CHART, bars: values.map((value) => ({ label: "x", value })) })).toBeUndefined();
});

test.each(['"] ---', "```\nbar [1]", "", "\u2028", "%%{init}%%", "x".repeat(1000)])(
  "toBarChart removes special characters from the malicious label %j",
  (label) => {
    const lines = (toBarChart({ ...CHART, bars: [{ label, value: 1 }] }) ?? "").split("\n");

    expect(lines).toHaveLength(7);
    expect(lines[3]).toMatch(/^ {4}x-axis "up to" \["[\p{L}\p{N} ]{1,40}"\]$/u);
  },
);
