import { describe, expect, test } from "vitest";
import { type Age, type SimulatedQueue, simulatedQueue } from "../support/simulated-queue.js";

type Settings = Parameters<typeof simulatedQueue>[0];
type Plan = Parameters<SimulatedQueue["add"]>[0];
type Step = (queue: SimulatedQueue) => void;

/**
 * Pull requests with these plans are submitted as #1, #2 and so on. After the steps (by default, after a day) the pull
 * request with the number is diagnosed.
 */
type Row = [
  when: string,
  number: number,
  settings: Settings,
  plans: readonly Plan[],
  steps?: readonly Step[],
  age?: Age,
];

const BAD = { result: "fail" } as const;
const LONG = { testSeconds: 600 };
const UNREPORTED = { checks: [{ name: "unit", result: "never-reported" }] } as const;
const BROKEN_CHECK = { checks: [{ name: "unit", result: "failure" }] } as const;
const PAIR = { concurrency: 2 };
const THREE = { concurrency: 3 };
const BATCH = { ...PAIR, bisectionConcurrency: 4, batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 5 };
const SKIPPING = { ...BATCH, optimizationMode: "bisection_skip_redundant_tests" } as const;
const SHORT = { testingTimeoutMinutes: 5 };
const DAY = 86_400;

const pass =
  (seconds: number): Step =>
  (queue) =>
    queue.pass(seconds);
const day = pass(DAY);
const restart =
  (number: number): Step =>
  (queue) =>
    queue.restart(number);
const cancel =
  (number: number): Step =>
  (queue) =>
    queue.cancel(number);
const submit =
  (number: number): Step =>
  (queue) =>
    queue.submit(number);
const add =
  (...given: Parameters<SimulatedQueue["add"]>): Step =>
  (queue) =>
    void queue.add(...given);
const patch =
  (...given: Parameters<SimulatedQueue["patch"]>): Step =>
  (queue) =>
    queue.patch(...given);
const addUnready = add({}, { mergeability: "in_progress" });
const push = (number: number): Step => patch(number, { headSha: "new" });

function until(number: number, state: string): Step {
  return (queue) => {
    for (let second = 0; second < DAY && queue.record(number).state !== state; second += 1) queue.pass(1);
    if (queue.record(number).state !== state) throw new Error(`#${number} never was ${state}.`);
  };
}

const held = (number: number): Step => until(number, "pending_failure");

/** Makes the tests of a pull request fail once, in the current or next run. */
function flakesOnce(number: number, after = "pending_failure"): Step {
  return (queue) => {
    queue.patch(number, { testPlan: BAD });
    for (let second = 0; second < DAY; second += 1) {
      queue.pass(1);
      if ([after, "failed"].includes(queue.record(number).state)) break;
    }
    queue.patch(number, { testPlan: { result: "pass" } });
  };
}

const FIRST_BAD = [BAD, {}, {}, {}];
const LAST_BAD = [{}, {}, {}, BAD];
const SLOW_BATCH = { ...BATCH, ...SHORT };
const TWOS = { ...BATCH, batchingMinSize: 2 };
/** Steps that fix the failed #4, and submit it again. */
const again = [pass(3600), patch(4, { headSha: "new", testPlan: { result: "pass" } }), submit(4)];
/** Steps that break the branch: #1 is merged outside the queue. */
const broken = [add(BAD), patch(1, { state: "merged" })];
const unnoticed = [pass(30), patch(1, { headSha: "new", unnoticed: true }), day];
const pushed = [pass(30), push(1)];
const closed = [pass(30), patch(1, { state: "closed" })];
const unmergeable = (number: number): Step => patch(number, { mergeability: "not_mergeable" });

/** Simulated queues, grouped by the cause and the next step of the diagnosis. */
const ROWS: Readonly<Record<string, Row[]>> = {
  "tests-failed fix": [
    ["a broken change was tested alone", 1, {}, [BAD]],
    ["the service is an older one", 1, {}, [BAD], [day], "old"],
    ["the one ahead is broken as well", 2, THREE, [BAD, BAD, {}]],
    ["a test is flaky", 1, {}, [{}], [flakesOnce(1, "failed")]],
    ["a test is flaky after the one ahead failed", 2, PAIR, [BAD, {}], [until(1, "failed"), flakesOnce(2, "failed")]],
    ["it conflicts in tests with one that merged", 2, PAIR, [{}, { conflictsWith: [1] }]],
    ["the branch is broken", 2, {}, [], [...broken, add({}), submit(2), day]],
    ["a person restarted the tests", 2, PAIR, [LONG, BAD], [held(2), restart(2), day]],
    ["a flaky test failed twice", 2, THREE, [LONG, {}, {}], [flakesOnce(2), patch(2, { testPlan: BAD }), day]],
    ["known failures are skipped in its batch", 4, SKIPPING, LAST_BAD],
    ["the others of its batch are not cleared yet", 1, BATCH, FIRST_BAD, [until(1, "failed")]],
    ["each of its batch is broken", 2, BATCH, [BAD, BAD, BAD, BAD]],
    ["a test is flaky in a bisection", 1, TWOS, [{}, BAD], [until(1, "pending"), flakesOnce(1, "failed"), day]],
    ["the service lists no test results of a batch", 4, BATCH, LAST_BAD, [day], "no-results"],
    ["a test is flaky in the next attempt", 4, BATCH, LAST_BAD, [...again, flakesOnce(4, "failed")]],
    ["the same, without a timeline", 4, BATCH, LAST_BAD, [...again, flakesOnce(4, "failed")], "no-timeline"],
  ],
  "change fix": [
    ["one behind a restarted one passed without it", 2, THREE, [LONG, BAD, {}], [held(2), restart(2), day]],
    ["a bisection found it as the last one", 4, BATCH, LAST_BAD],
    ["a bisection found it as the first one", 1, BATCH, FIRST_BAD],
    ["a bisection that skips known failures found it first", 1, SKIPPING, FIRST_BAD],
    ["a bisection has just found it", 4, BATCH, LAST_BAD, [until(4, "failed")]],
    ["it is the first of two culprits", 1, BATCH, [BAD, {}, {}, BAD]],
    ["it is the last of two culprits", 4, BATCH, [BAD, {}, {}, BAD]],
    ["it fails only together with one ahead", 3, BATCH, [{}, {}, { conflictsWith: [2] }, {}]],
    ["the service lists no timeline", 4, BATCH, LAST_BAD, [day], "no-timeline"],
    ["another one left its batch", 4, BATCH, LAST_BAD, [pass(90), cancel(1), day]],
  ],
  "flaky requeue": [["the check passed on the same commit", 1, {}, [BROKEN_CHECK], [day], "unsteady"]],
  "conflict fix": [
    ["it conflicts with one ahead", 2, PAIR, [LONG, { conflictsInText: [1] }]],
    ["it conflicts with one of its batch", 3, BATCH, [{}, {}, { conflictsInText: [1] }, {}]],
    ["the conflict appears at the merge", 1, {}, [LONG], [pass(30), unmergeable(1), day]],
    ["it appears after its tests failed", 2, PAIR, [{ ...BAD, ...LONG }, BAD], [held(2), unmergeable(2), day]],
    ["only GitHub shows it", 1, {}, [{}], [unmergeable(1), day], "old"],
    ["it conflicts in the next attempt", 4, BATCH, LAST_BAD, [...again, unmergeable(4), day]],
  ],
  "infrastructure requeue": [
    ["tests take too long", 1, SHORT, [LONG]],
    ["tests take too long, without a timeline", 1, SHORT, [LONG], [day], "no-timeline"],
    ["tests take too long in a batch", 2, SLOW_BATCH, [{}, LONG, {}, {}]],
    ["tests take too long in the next attempt", 4, SHORT, LAST_BAD, [...again, patch(4, { testPlan: LONG }), day]],
  ],
  "infrastructure fix": [
    ["a required check is never reported", 1, SHORT, [UNREPORTED]],
    ["it is never reported, with an older service", 1, SHORT, [UNREPORTED], [day], "old"],
    ["it is never reported in a batch", 3, SLOW_BATCH, [{}, {}, UNREPORTED, {}]],
  ],
  "removed requeue": [
    ["it got a push", 1, {}, [LONG], pushed],
    ["it got a push while held", 2, PAIR, [LONG, BAD], [held(2), push(2)]],
    ["the queue noticed a push at the merge", 1, {}, [LONG], unnoticed],
  ],
  "removed later": [
    ["a person canceled it", 1, {}, [LONG], [pass(30), cancel(1)]],
    ["a person canceled it in a bisection", 4, BATCH, LAST_BAD, [pass(90), cancel(4)]],
    ["a person canceled the next attempt", 4, {}, LAST_BAD, [...again, pass(30), cancel(4)]],
    ["it got a push, with an older service", 1, {}, [LONG], pushed, "old"],
  ],
  "removed none": [
    ["it was closed", 1, {}, [LONG], closed],
    ["it was closed, with an older service", 1, {}, [LONG], closed, "old"],
    ["it got a push and was closed since", 1, {}, [LONG], [...pushed, patch(1, { state: "closed" })]],
  ],
  "removed fix": [
    ["it became a draft", 1, {}, [LONG], [pass(30), patch(1, { draft: true })]],
    ["its base changed", 1, {}, [LONG], [pass(30), patch(1, { baseBranch: "next" })]],
    ["it was not ready for too long", 1, { notReadyTimeoutHours: 1 }, [], [addUnready, submit(1), day]],
  ],
  "unknown look": [
    ["neither side shows a conflict", 2, PAIR, [BAD, { conflictsInText: [1] }], [day], "old"],
    ["the service lists no reason for an unnoticed push", 1, {}, [LONG], unnoticed, "no-timeline"],
  ],
  "unknown wait": [
    ["it is held behind running tests", 2, PAIR, [LONG, BAD], [held(2)]],
    ["it is held, with an older service", 2, PAIR, [LONG, BAD], [held(2)], "old"],
    ["it is held with a check that passed on the commit", 2, PAIR, [LONG, BAD], [held(2)], "unsteady"],
    ["it is held by the depth", 1, { ...PAIR, pendingFailureDepth: 1 }, [BAD, LONG], [held(1)]],
    ["it is held in a batch", 4, TWOS, [LONG, {}, {}, BAD], [held(4)]],
  ],
  "change-ahead wait": [["one that is held is ahead", 3, THREE, [LONG, { ...BAD, testSeconds: 30 }, {}], [held(3)]]],
};

describe.each(Object.entries(ROWS))("diagnose, with %s as the expected cause and next step", (expected, rows) => {
  test.each(rows)(
    "returns the expected cause and next step when %s",
    async (_when, number, settings, plans, steps = [day], age = "new") => {
      const queue = simulatedQueue(settings);
      for (const plan of plans) queue.submit(queue.add(plan));
      for (const step of steps) step(queue);

      const { diagnosis, calls } = await queue.diagnose(number, age);

      expect(`${diagnosis?.cause} ${diagnosis?.next}`).toBe(expected);
      expect(calls.length).toBeLessThanOrEqual(6);
    },
  );
});
