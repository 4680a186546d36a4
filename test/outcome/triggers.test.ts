import { describe, expect, test } from "vitest";
import type { LocalService, NewPullRequest } from "../../local-queue/src/serve/service.js";
import { seeded } from "../../local-queue/test/support/seeded.js";
import { givenService } from "../support/action.js";
import { fakeClock } from "../support/fake-clock.js";
import { onSchedule } from "../support/interpreter/events.js";
import { cancelSilently, givenTesting, submitSilently } from "../support/queue.js";
import { arrivalsOf, type ReportRun, runFor, TRIGGERS } from "./triggers.js";

const FAILING: NewPullRequest["testPlan"] = { result: "fail", checks: [{ name: "build", result: "failure" }] };

/**
 * An attempt of a pull request. The function plays the attempt to its outcome, and returns the expected result of the
 * report.
 */
type Attempt = (service: LocalService, number: number) => string;

function finish(result: string): Attempt {
  return (service) => {
    service.control.advance(60);
    return result;
  };
}

function resubmit(result: string, testPlan: NewPullRequest["testPlan"]): Attempt {
  return (service, number) => {
    service.control.updatePullRequest(number, testPlan === undefined ? {} : { testPlan });
    submitSilently(service, number);
    service.control.advance(63);
    return result;
  };
}

function cancel(service: LocalService, number: number): string {
  cancelSilently(service, number);
  return "cancelled";
}

function mergeManually(service: LocalService, number: number): string {
  service.control.updatePullRequest(number, { state: "merged" });
  return "merged-outside-queue";
}

const LIFECYCLES: Readonly<
  Record<string, { readonly plan?: NewPullRequest["testPlan"]; readonly attempts: readonly Attempt[] }>
> = {
  merged: { attempts: [finish("merged")] },
  failed: { plan: FAILING, attempts: [finish("failed")] },
  canceled: { attempts: [cancel] },
  "resubmitted and merged": {
    plan: FAILING,
    attempts: [finish("failed"), resubmit("merged", { result: "pass", checks: [] })],
  },
  "resubmitted and failed": { plan: FAILING, attempts: [finish("failed"), resubmit("failed", FAILING)] },
  "merged manually": { attempts: [mergeManually] },
};

const MERGED = ["merged", "merged-outside-queue"];

/**
 * All 64 subsets take more than a minute, so only a CI job runs them. By default, a test tries all triggers
 * and a random subset.
 */
const IS_WHOLE = process.env.MERGE_QUEUE_TRIGGERS === "all";
const SEED = Number(process.env.MERGE_QUEUE_SEED ?? Math.floor(Math.random() * 2 ** 32));
const OTHERS = 1;

const ALL_SUBSETS = Array.from({ length: 2 ** TRIGGERS.length }, (_, bits) =>
  TRIGGERS.filter((_trigger, index) => (bits >> index) % 2 === 1),
);
const { below } = seeded(SEED);
const SUBSETS = IS_WHOLE
  ? ALL_SUBSETS
  : [
      ...ALL_SUBSETS.filter(({ length }) => length === TRIGGERS.length),
      ...Array.from({ length: OTHERS }, () => ALL_SUBSETS[below(ALL_SUBSETS.length)] ?? []),
    ];

/**
 * Plays the attempts with the triggers of each attempt before the next attempt, or with all triggers late and in
 * reverse order.
 */
async function play(
  service: LocalService,
  { plan, attempts }: (typeof LIFECYCLES)[string],
  arriving: readonly (typeof TRIGGERS)[number][],
  order: "in order" | "late and reversed",
) {
  const { number } = givenTesting(service, { ...(plan && { testPlan: plan }) });
  const clock = fakeClock(service.engine.now());
  const runs: ReportRun[] = [];
  const late: (() => Promise<void>)[] = [];
  const outcomes: { readonly result: string; readonly isHeard: boolean }[] = [];
  for (const attempt of attempts) {
    const result = attempt(service, number);
    // A pull request without a merge is closed at the end.
    const isLast = attempt === attempts.at(-1);
    if (isLast && !MERGED.includes(result)) service.control.updatePullRequest(number, { state: "closed" });
    const possible = arrivalsOf(service, number);
    const arrived = arriving.flatMap((name) => possible[name] ?? []);
    const arrivals = arrived.map((arrival) => async () => void runs.push(await runFor(service, arrival, { clock })));
    if (order === "in order") for (const arrive of arrivals) await arrive();
    else late.unshift(...arrivals.toReversed());
    outcomes.push({ result, isHeard: arrived.length > 0 });
  }
  for (const arrive of late) await arrive();
  return { number, runs, outcomes };
}

function reportMissed(service: LocalService): Promise<ReportRun> {
  const arrival = { event: onSchedule(), inputs: { "max-age": "1d" } };
  return runFor(service, arrival, { operation: "report-missed-outcomes", clock: fakeClock(service.engine.now()) });
}

/** Returns the keys and results of the reports of a pull request, and the number of its comments. */
function reportsOn(service: LocalService, number: number) {
  const comments = service.engine.snapshots()[0]?.comments.filter((comment) => comment.number === number) ?? [];
  const markers = comments.flatMap(({ body }) => [...body.matchAll(/merge-queue-action outcome (\S+) (\S+)/g)]);
  return {
    comments: comments.length,
    keys: new Set(markers.map(([, key]) => key)).size,
    results: markers.map(([, , result = ""]) => withoutClosing(result)),
  };
}

/** Maps closed to cancelled: a canceled pull request may be closed before a trigger arrives. */
function withoutClosing(result: string): string {
  return result === "closed" ? "cancelled" : result;
}

describe.each(Object.entries(LIFECYCLES))(
  `reports about a pull request that is %s (seed ${SEED})`,
  (name, lifecycle) => {
    test.each(["in order", "late and reversed"] as const)(
      "contain one report for each attempt when some triggers are lost and the others arrive %s",
      async (order) => {
        const service = await givenService({ queue: { createPrsForTestingBranches: true }, githubLagSeconds: 0 });
        const all = new Map<number, string | undefined>();
        for (const arriving of SUBSETS) {
          const { number, runs, outcomes } = await play(service, lifecycle, arriving, order);
          const place = `${name}, ${order}, ${arriving.join("+") || "none"}`;
          all.set(number, outcomes.at(-1)?.result);
          const heard = outcomes.filter(({ isHeard }) => isHeard);
          // Late triggers of an earlier attempt find the last outcome, and report both outcomes.
          const expected = order === "in order" ? heard : outcomes.slice(heard.length === 0 ? outcomes.length : -1);
          const results = expected.map(({ result }) => result);
          const isMerged = results.some((result) => MERGED.includes(result));
          const reported = runs.filter(({ output }) => output("reported") === "true");
          const commits = runs.filter(({ output }) => output("deployable") === "true");

          expect(
            runs.flatMap(({ kind, lines }) => (kind === undefined ? [] : lines)),
            place,
          ).toEqual([]);
          expect(
            reported.map(({ output }) => withoutClosing(output("result"))),
            place,
          ).toEqual(results);
          // Each reported outcome has one comment, so each outcome causes one notification.
          const count = results.length;
          expect(reportsOn(service, number), place).toEqual({ comments: count, keys: count, results });
          expect(
            commits.map(({ output }) => output("merge-commit-sha")),
            place,
          ).toEqual(isMerged ? [expect.stringMatching(/^[0-9a-f]{40}$/)] : []);
        }

        // The run of report-missed-outcomes reports the remaining outcomes, and repeats none.
        service.control.advance(900);
        const caughtUp = await reportMissed(service);
        expect([caughtUp.kind, caughtUp.output("result")]).toEqual([undefined, "complete"]);
        for (const [number, last] of all) {
          const { comments, keys, results } = reportsOn(service, number);
          expect([results.length, keys, results.at(-1)], `#${number}`).toEqual([comments, comments, last]);
        }
        expect((await reportMissed(service)).output("reported-count")).toBe("0");
      },
      120_000,
    );
  },
);
