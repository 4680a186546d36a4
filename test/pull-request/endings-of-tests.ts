import {
  BAD,
  BATCH,
  DAY,
  ended,
  flakesOnce,
  given,
  LONG,
  PARALLEL,
  type Row,
  SKIPPING,
  until,
} from "./played-endings.js";
import { playedQueue } from "./played-queue.js";

export const ALONE: readonly Row[] = [
  ["a broken change alone in the queue", "own", "own-run", "fix", () => ended(1, {}, BAD)],
  ["a broken change in front of others", "own", "own-run", "fix", () => ended(1, { concurrency: 3 }, BAD, {}, {})],
  ["a broken change behind good ones", "own", "own-run", "fix", () => ended(3, { concurrency: 3 }, {}, {}, BAD)],
  ["a broken change behind a broken one", "own", "own-run", "fix", () => ended(2, { concurrency: 3 }, BAD, BAD, {})],
  [
    "a broken check by name",
    "own",
    "own-run",
    "fix",
    () => ended(1, {}, { checks: [{ name: "unit", result: "failure" }] }),
  ],
  [
    "a flaky test alone in the queue",
    "flaky",
    "own-run",
    "fix",
    () => {
      const queue = given({}, {});
      flakesOnce(queue, 1, "failed");
      return [queue, 1];
    },
  ],
  [
    "an innocent change that flakes after the one before it failed it",
    "flaky",
    "own-run",
    "fix",
    () => {
      const queue = given({ concurrency: 2 }, BAD, {});
      until(queue, 1, "failed");
      flakesOnce(queue, 2, "failed");
      return [queue, 2];
    },
  ],
  [
    "a check that failed and had passed on the same commit",
    "flaky",
    "flaky",
    "requeue",
    () => ended(1, {}, { checks: [{ name: "unit", result: "failure" }] }),
    "unsteady",
  ],
  [
    "two failed checks of which one had passed on the same commit",
    "own",
    "own-run",
    "fix",
    () =>
      ended(
        1,
        { requiredStatuses: ["unit", "lint"] },
        {
          checks: [
            { name: "unit", result: "failure" },
            { name: "lint", result: "failure" },
          ],
        },
      ),
    "unsteady",
  ],
  [
    "a conflict in tests with one that merged before it",
    "own",
    "own-run",
    "fix",
    () => ended(2, { concurrency: 2 }, {}, { conflictsWith: [1] }),
  ],
  ["an innocent change behind a broken one merges", "none", "", "", () => ended(2, { concurrency: 3 }, BAD, {})],
  ["a good change merges", "none", "", "", () => ended(1, {}, {})],
  ["a broken change in the sight of an older service", "own", "own-run", "fix", () => ended(1, {}, BAD), "old"],
  ["a broken change where no timeline is told", "own", "own-run", "fix", () => ended(1, {}, BAD), "no-timeline"],
  ["a broken change where no results are told", "own", "own-run", "fix", () => ended(1, {}, BAD), "no-results"],
  [
    "a broken change in its lane",
    "own",
    "own-run",
    "fix",
    () => {
      const queue = playedQueue(PARALLEL);
      for (const plan of [BAD, {}]) queue.targets(queue.add(plan), [plan === BAD ? "a" : "b"]);
      queue.submit(1, 2);
      queue.pass(DAY);
      return [queue, 1];
    },
  ],
  [
    "a broken change on a branch that is broken itself",
    "branch",
    "own-run",
    "fix",
    () => {
      const queue = playedQueue();
      queue.add(BAD);
      queue.patch(1, { state: "merged" });
      queue.submit(queue.add({}));
      queue.pass(DAY);
      return [queue, 2];
    },
  ],
  [
    "a rerun of a broken change by hand",
    "own",
    "own-run",
    "fix",
    () => {
      const queue = given({ concurrency: 2 }, LONG, BAD);
      until(queue, 2, "pending_failure");
      queue.restart(2);
      queue.pass(DAY);
      return [queue, 2];
    },
  ],
  [
    "a rerun of a broken change by hand, before one behind it that passed without it",
    "own",
    "own-change",
    "fix",
    () => {
      const queue = given({ concurrency: 3 }, LONG, BAD, {});
      until(queue, 2, "pending_failure");
      queue.restart(2);
      queue.pass(DAY);
      return [queue, 2];
    },
  ],
  [
    "a rerun by hand of a flaky test",
    "flaky",
    "own-run",
    "fix",
    () => {
      const queue = given({ concurrency: 3 }, LONG, {}, {});
      flakesOnce(queue, 2);
      queue.patch(2, { testPlan: BAD });
      queue.pass(DAY);
      return [queue, 2];
    },
  ],
  [
    "a rerun by hand on a branch that is broken itself",
    "branch",
    "own-run",
    "fix",
    () => {
      const queue = playedQueue({ concurrency: 3 });
      queue.add(BAD);
      queue.patch(1, { state: "merged" });
      queue.submit(queue.add(LONG), queue.add({}), queue.add({}));
      until(queue, 3, "pending_failure");
      queue.restart(3);
      queue.pass(DAY);
      return [queue, 3];
    },
  ],
];

export const BATCHES: readonly Row[] = [
  ["the last of a batch, found by bisection", "own", "own-change", "fix", () => ended(4, BATCH, {}, {}, {}, BAD)],
  ["the first of a batch, found by bisection", "own", "own-change", "fix", () => ended(1, BATCH, BAD, {}, {}, {})],
  ["one in the middle of a batch", "own", "own-change", "fix", () => ended(2, BATCH, {}, BAD, {}, {})],
  [
    "the last of a batch where known failures are skipped",
    "own",
    "own-run",
    "fix",
    () => ended(4, SKIPPING, {}, {}, {}, BAD),
  ],
  [
    "the first of a batch where known failures are skipped",
    "own",
    "own-change",
    "fix",
    () => ended(1, SKIPPING, BAD, {}, {}, {}),
  ],
  [
    "the culprit of a batch in the moment in which it is found",
    "own",
    "own-change",
    "fix",
    () => {
      const queue = given(BATCH, {}, {}, {}, BAD);
      until(queue, 4, "failed");
      return [queue, 4];
    },
  ],
  [
    "the first culprit before the others are cleared",
    "own",
    "own-run",
    "fix",
    () => {
      const queue = given(BATCH, BAD, {}, {}, {});
      until(queue, 1, "failed");
      return [queue, 1];
    },
  ],
  ["one of two culprits of a batch, the first", "own", "own-change", "fix", () => ended(1, BATCH, BAD, {}, {}, BAD)],
  ["one of two culprits of a batch, the last", "own", "own-change", "fix", () => ended(4, BATCH, BAD, {}, {}, BAD)],
  ["a batch of culprits", "own", "own-run", "fix", () => ended(2, BATCH, BAD, BAD, BAD, BAD)],
  [
    "two of a batch that fail only together: the later one",
    "own",
    "own-change",
    "fix",
    () => ended(3, BATCH, {}, {}, { conflictsWith: [2] }, {}),
  ],
  [
    "the earlier one of two that fail only together merges",
    "none",
    "",
    "",
    () => ended(2, BATCH, {}, {}, { conflictsWith: [2] }, {}),
  ],
  [
    "an innocent one that flakes in the bisection of another's batch",
    "flaky",
    "own-run",
    "fix",
    () => {
      const queue = given({ ...BATCH, batchingMinSize: 2 }, {}, BAD);
      until(queue, 1, "pending");
      flakesOnce(queue, 1, "failed");
      queue.pass(DAY);
      return [queue, 1];
    },
  ],
  ["an innocent one of a batch merges", "none", "", "", () => ended(2, BATCH, BAD, {}, {}, {})],
  [
    "the culprit of a batch of two",
    "own",
    "own-change",
    "fix",
    () => ended(2, { ...BATCH, batchingMinSize: 2 }, {}, BAD),
  ],
  [
    "the culprit of a batch where no timeline is told",
    "own",
    "own-change",
    "fix",
    () => ended(4, BATCH, {}, {}, {}, BAD),
    "no-timeline",
  ],
  [
    "the culprit of a batch where no results are told",
    "own",
    "own-run",
    "fix",
    () => ended(4, BATCH, {}, {}, {}, BAD),
    "no-results",
  ],
  [
    "the culprit of a batch in the sight of an older service",
    "own",
    "own-run",
    "fix",
    () => ended(4, BATCH, {}, {}, {}, BAD),
    "old",
  ],
  [
    "a batch that somebody left before it failed for another",
    "own",
    "own-change",
    "fix",
    () => {
      const queue = given(BATCH, {}, {}, {}, BAD);
      queue.pass(90);
      queue.cancel(1);
      queue.pass(DAY);
      return [queue, 4];
    },
  ],
];
