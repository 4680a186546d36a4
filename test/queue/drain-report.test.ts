import { expect, test } from "vitest";
import { type DrainEnd, drainPage, type Left } from "../../src/queue/drain-report.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { TARGET } from "./drain-run.js";

const MINUTE = 60_000;

function summaryOf(left: number, course: readonly Left[]): string {
  const enqueuedPullRequests = Array.from({ length: left }, (_, index) => ({ prNumber: index + 1 }));
  const end: DrainEnd = {
    result: "timed-out",
    previousState: "running",
    sent: "yes",
    queue: queueSchema.parse({ state: "draining", enqueuedPullRequests }),
    gone: false,
    unreadable: undefined,
    waitedMs: 60 * MINUTE,
    course,
  };
  return drainPage(end, TARGET, "It *ended*.", ["Do <this>."]);
}

function every(count: number): readonly Left[] {
  return Array.from({ length: count }, (_, index) => ({ afterMs: index * MINUTE, count: count - 1 - index }));
}

/** The rows of the table that says how it went. */
function courseIn(summary: string): readonly string[] {
  const [, course = ""] = summary.split("| After | Left |\n| --- | --- |\n");
  return course.split("\n").filter((line) => line !== "");
}

test("the page says what is left and how it went, without structure from outside", () => {
  const summary = summaryOf(2, every(4));

  expect(summary).toContain("It &#42;ended&#42;.");
  expect(summary).toContain("- Do &#60;this&#62;.");
  expect(summary).toContain("| 2 | [#2](https://github.com/local/playground/pull/2) |");
  expect(courseIn(summary)).toEqual(["| 0s | 3 |", "| 1m | 2 |", "| 2m | 1 |", "| 3m | 0 |"]);
});

test("a long course is told in twenty points, the first and the last among them", () => {
  const rows = courseIn(summaryOf(0, every(500)));

  expect(rows).toHaveLength(20);
  expect([rows[0], rows.at(-1)]).toEqual(["| 0s | 499 |", "| 8h 19m | 0 |"]);
  expect(new Set(rows).size).toBe(20);
});

test("a course of one step says no more than the message", () => {
  expect(summaryOf(0, every(2))).not.toContain("How it went");
});

test("a hundred of those that are left are listed", () => {
  expect(summaryOf(130, every(2))).toContain("And 30 more; the output result-file has them all.");
});
