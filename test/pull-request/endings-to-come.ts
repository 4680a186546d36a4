import { BAD, BATCH, DAY, flakesOnce, given, LONG, type Row, until } from "./played-endings.js";
import type { PlayedQueue, playedQueue } from "./played-queue.js";

export const HELD: readonly Row[] = [
  [
    "held behind tests that go on",
    "undecided",
    "unknown",
    "wait",
    () => {
      const queue = given({ concurrency: 2 }, LONG, BAD);
      until(queue, 2, "pending_failure");
      return [queue, 2];
    },
  ],
  [
    "held behind one that is held",
    "other",
    "other-change",
    "wait",
    () => {
      const queue = given({ concurrency: 3 }, LONG, { ...BAD, testSeconds: 30 }, {});
      until(queue, 3, "pending_failure");
      return [queue, 3];
    },
  ],
  [
    "held by the depth for pending failures",
    "undecided",
    "unknown",
    "wait",
    () => {
      const queue = given({ concurrency: 2, pendingFailureDepth: 1 }, BAD, LONG);
      until(queue, 1, "pending_failure");
      return [queue, 1];
    },
  ],
  [
    "held with a check that had passed on the same commit",
    "undecided",
    "unknown",
    "wait",
    () => {
      const queue = given({ concurrency: 2 }, LONG, BAD);
      until(queue, 2, "pending_failure");
      return [queue, 2];
    },
    "unsteady",
  ],
  [
    "held, and cleared by the one behind it, merges",
    "none",
    "",
    "",
    () => {
      const queue = given(
        { concurrency: 2, pendingFailureDepth: 1, canOptimisticallyMerge: true },
        {},
        { testSeconds: 90 },
      );
      flakesOnce(queue, 1);
      queue.pass(DAY);
      return [queue, 1];
    },
  ],
  [
    "held in a batch",
    "undecided",
    "unknown",
    "wait",
    () => {
      const queue = given({ ...BATCH, batchingMinSize: 2 }, LONG, {}, {}, BAD);
      until(queue, 4, "pending_failure");
      return [queue, 4];
    },
  ],
  [
    "under test",
    "none",
    "",
    "",
    () => {
      const queue = given({}, {});
      queue.pass(30);
      return [queue, 1];
    },
  ],
  [
    "searched by bisection",
    "none",
    "",
    "",
    () => {
      const queue = given(BATCH, {}, {}, {}, BAD);
      queue.pass(70);
      return [queue, 1];
    },
  ],
  [
    "held in the sight of an older service",
    "undecided",
    "unknown",
    "wait",
    () => {
      const queue = given({ concurrency: 2 }, LONG, BAD);
      until(queue, 2, "pending_failure");
      return [queue, 2];
    },
    "old",
  ],
];

/** A pull request that failed once, is mended, and is submitted again. */
function again(settings: Parameters<typeof playedQueue>[0], act: (queue: PlayedQueue) => void) {
  return (): readonly [PlayedQueue, number] => {
    const queue = given(settings, {}, {}, {}, BAD);
    queue.pass(3600);
    queue.patch(4, { headSha: "new", testPlan: { result: "pass" } });
    queue.submit(4);
    act(queue);
    return [queue, 4];
  };
}

export const AGAIN: readonly Row[] = [
  ["submitted again and under test", "none", "", "", again(BATCH, (queue) => queue.pass(30))],
  ["submitted again and merged", "none", "", "", again(BATCH, (queue) => queue.pass(DAY))],
  [
    "submitted again, and its tests flake",
    "flaky",
    "own-run",
    "fix",
    again(BATCH, (queue) => flakesOnce(queue, 4, "failed")),
  ],
  [
    "the same where no timeline is told",
    "flaky",
    "own-run",
    "fix",
    again(BATCH, (queue) => flakesOnce(queue, 4, "failed")),
    "no-timeline",
  ],
  [
    "submitted again, and it conflicts",
    "conflict",
    "conflict",
    "fix",
    again(BATCH, (queue) => {
      queue.patch(4, { mergeability: "not_mergeable" });
      queue.pass(DAY);
    }),
  ],
  [
    "submitted again, and cancelled",
    "taken-out",
    "taken-out",
    "later",
    again({}, (queue) => {
      queue.pass(30);
      queue.cancel(4);
    }),
  ],
  [
    "submitted again, and its tests take too long",
    "infrastructure",
    "infrastructure",
    "requeue",
    again({ testingTimeoutMinutes: 5 }, (queue) => {
      queue.patch(4, { testPlan: LONG });
      queue.pass(DAY);
    }),
  ],
  [
    "paused with its verdict open",
    "undecided",
    "unknown",
    "wait",
    () => {
      const queue = given({ concurrency: 2 }, LONG, BAD);
      until(queue, 2, "pending_failure");
      queue.setState("paused");
      return [queue, 2];
    },
  ],
];
