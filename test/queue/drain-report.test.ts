import { expect, test } from "vitest";
import { type DrainEnd, drainPage } from "../../src/queue/drain-report.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { TARGET } from "./drain-run.js";

const MINUTE = 60_000;

function summaryOf(left: number): string {
  const enqueuedPullRequests = Array.from({ length: left }, (_, index) => ({ prNumber: index + 1 }));
  const end: DrainEnd = {
    result: "timed-out",
    previousState: "running",
    sent: "yes",
    queue: queueSchema.parse({ state: "draining", enqueuedPullRequests }),
    gone: false,
    unreadable: undefined,
    waitedMs: 60 * MINUTE,
  };
  return drainPage(end, TARGET, "It *ended*.", ["Do <this>."]);
}

test("shows the remaining pull requests, without structure from outside", () => {
  const summary = summaryOf(2);

  expect(summary).toContain("It &#42;ended&#42;.");
  expect(summary).toContain("- Do &#60;this&#62;.");
  expect(summary).toContain("| 2 | [#2](https://github.com/local/playground/pull/2) |");
});

test("a hundred of those that are left are listed", () => {
  expect(summaryOf(130)).toContain("And 30 more; the output result-file has them all.");
});
