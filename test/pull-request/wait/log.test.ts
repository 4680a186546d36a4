import { expect, test } from "vitest";
import { type FakeAnswer, queueOf, recordOf } from "../../support/fake-service.js";
import { HOUR, MINUTE, runWait, SECOND } from "./wait-run.js";

const inState = (state: string, readiness?: object): FakeAnswer => recordOf({ state, ...(readiness && { readiness }) });

test("a wait of hours logs each change, and a line every five minutes", async () => {
  const { lines, end } = await runWait({
    record: (elapsedMs) => {
      if (elapsedMs < 20 * SECOND)
        return inState("not_ready", {
          requiresImpactedTargets: true,
          hasImpactedTargets: false,
          doesBaseBranchMatch: true,
          gitHubMergeability: "mergeable",
        });
      if (elapsedMs < 13 * MINUTE) return inState("pending");
      if (elapsedMs < 25 * MINUTE) return inState("testing");
      if (elapsedMs < 26 * MINUTE) return inState("tests_passed");
      return inState("merged");
    },
    queue: (elapsedMs) => queueOf(elapsedMs < 20 * SECOND ? 0 : elapsedMs < 7 * MINUTE ? 3 : 1, 4),
    options: { pollInterval: 10 * SECOND },
  });

  expect(end?.result).toBe("merged");
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "#1: not ready.
      The service has no impacted targets for the head commit 1111111111111111111111111111111111111111. Run set-impacted-targets for that commit.
    #1: pending, 3rd of 4 in the queue (before: not ready for 20s).
      The time of the merge cannot be estimated: the testing results cannot be read.
    #1: still pending, 3rd of 4 in the queue; waiting for 5m 20s so far.
    #1: still pending, 1st of 4 in the queue; waiting for 10m 20s so far.
    #1: testing, 1st of 4 in the queue (before: pending for 12m 40s).
    #1: still testing, 1st of 4 in the queue; waiting for 18m so far.
    #1: still testing, 1st of 4 in the queue; waiting for 23m so far.
    #1: tests passed, 1st of 4 in the queue (before: testing for 12m).
    #1: merged (before: tests passed for 1m)."
  `);
});

test("a wait logs the start and the end of an outage and of a pause", async () => {
  const { lines } = await runWait({
    record: (elapsedMs) => {
      if (elapsedMs >= 10 * MINUTE && elapsedMs < 22 * MINUTE) return { status: 502 };
      return elapsedMs < HOUR ? inState("tests_passed") : inState("merged");
    },
    queue: (elapsedMs) =>
      queueOf(1, 1, { state: elapsedMs >= 25 * MINUTE && elapsedMs < 45 * MINUTE ? "paused" : "running" }),
  });

  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "#1: tests passed, 1st of 1 in the queue.
      The time of the merge cannot be estimated: the testing results cannot be read.
    #1: still tests passed, 1st of 1 in the queue; waiting for 5m 4s so far.
    The step cannot read the state from the service at the moment; the wait goes on. getSubmittedPullRequest: 502
    The step could not read the state from the service for the last 5m; the wait goes on.
    The step could not read the state from the service for the last 10m; the wait goes on.
    The service responds again, after an outage of 12m.
    #1: still tests passed, 1st of 1 in the queue; waiting for 27m 4s so far.
      The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.
    #1: still tests passed, 1st of 1 in the queue; waiting for 32m 4s so far.
    #1: still tests passed, 1st of 1 in the queue; waiting for 37m 4s so far.
    #1: still tests passed, 1st of 1 in the queue; waiting for 42m 4s so far.
    #1: still tests passed, 1st of 1 in the queue; waiting for 47m 4s so far.
      The queue runs again.
    #1: still tests passed, 1st of 1 in the queue; waiting for 52m 4s so far.
    #1: still tests passed, 1st of 1 in the queue; waiting for 57m 4s so far.
    #1: merged (before: tests passed for 1h)."
  `);
});

test("a wait logs the blockers of a pull request again only when they change", async () => {
  const readiness = { doesBaseBranchMatch: true, requiresImpactedTargets: false };
  const { lines } = await runWait({
    record: (elapsedMs) =>
      inState("not_ready", {
        ...readiness,
        gitHubMergeability: elapsedMs < 4 * MINUTE ? "in_progress" : "not_mergeable",
      }),
    options: { notReadyTimeout: 8 * MINUTE, pollInterval: 10 * SECOND },
  });

  expect(lines.filter((line) => line.includes("still computing"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes("reports conflicts"))).toHaveLength(1);
});
