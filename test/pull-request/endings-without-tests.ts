import { BAD, BATCH, DAY, ended, given, LONG, type Row, until } from "./played-endings.js";
import { type PlayedQueue, playedQueue } from "./played-queue.js";

export const CONFLICTS: readonly Row[] = [
  [
    "a conflict in text with one ahead in the queue",
    "conflict",
    "conflict",
    "fix",
    () => ended(2, { concurrency: 2 }, LONG, { conflictsInText: [1] }),
  ],
  [
    "a conflict in text with one of its batch",
    "conflict",
    "conflict",
    "fix",
    () => ended(3, BATCH, {}, {}, { conflictsInText: [1] }, {}),
  ],
  [
    "a conflict with the branch",
    "conflict",
    "conflict",
    "fix",
    () => {
      const queue = playedQueue();
      queue.submit(queue.add(LONG), queue.add({ conflictsInText: [3] }), queue.add());
      queue.pass(30);
      queue.patch(3, { state: "merged" });
      queue.pass(DAY);
      return [queue, 2];
    },
  ],
  [
    "a conflict that comes up at the merge",
    "conflict",
    "conflict",
    "fix",
    () => {
      const queue = given({}, LONG);
      queue.pass(30);
      queue.patch(1, { mergeability: "not_mergeable" });
      queue.pass(DAY);
      return [queue, 1];
    },
  ],
  [
    "a conflict after its tests had failed behind another",
    "conflict",
    "conflict",
    "fix",
    () => {
      const queue = playedQueue({ concurrency: 2 });
      queue.submit(queue.add({ ...BAD, testSeconds: 600 }), queue.add(BAD));
      until(queue, 2, "pending_failure");
      queue.patch(2, { mergeability: "not_mergeable" });
      queue.pass(DAY);
      return [queue, 2];
    },
  ],
  [
    "a conflict with the branch where nothing but GitHub tells",
    "conflict",
    "conflict",
    "fix",
    () => {
      const queue = given({}, {});
      queue.patch(1, { mergeability: "not_mergeable" });
      queue.pass(DAY);
      return [queue, 1];
    },
    "old",
  ],
  [
    "a conflict with one ahead where nobody tells",
    "conflict",
    "unknown",
    "look",
    () => ended(2, { concurrency: 2 }, BAD, { conflictsInText: [1] }),
    "old",
  ],
];

export const MACHINES: readonly Row[] = [
  [
    "tests that take too long",
    "infrastructure",
    "infrastructure",
    "requeue",
    () => ended(1, { testingTimeoutMinutes: 5 }, LONG),
  ],
  [
    "a required check that is never reported",
    "infrastructure",
    "infrastructure",
    "fix",
    () => ended(1, { testingTimeoutMinutes: 5 }, { checks: [{ name: "unit", result: "never-reported" }] }),
  ],
  [
    "tests that take too long where no timeline is told",
    "infrastructure",
    "infrastructure",
    "requeue",
    () => ended(1, { testingTimeoutMinutes: 5 }, LONG),
    "no-timeline",
  ],
  [
    "a check never reported in the sight of an older service",
    "infrastructure",
    "infrastructure",
    "fix",
    () => ended(1, { testingTimeoutMinutes: 5 }, { checks: [{ name: "unit", result: "never-reported" }] }),
    "old",
  ],
  [
    "the one of a batch that takes too long",
    "infrastructure",
    "infrastructure",
    "requeue",
    () => ended(2, { ...BATCH, testingTimeoutMinutes: 5 }, {}, LONG, {}, {}),
  ],
  [
    "the one of a batch whose check is never reported",
    "infrastructure",
    "infrastructure",
    "fix",
    () =>
      ended(
        3,
        { ...BATCH, testingTimeoutMinutes: 5 },
        {},
        {},
        { checks: [{ name: "unit", result: "never-reported" }] },
        {},
      ),
  ],
  [
    "a push that the queue did not notice before the merge",
    "taken-out",
    "taken-out",
    "requeue",
    () => {
      const queue = given({}, LONG);
      queue.pass(30);
      queue.patch(1, { headSha: "new", unnoticed: true });
      queue.pass(DAY);
      return [queue, 1];
    },
  ],
  [
    "the same where no timeline is told",
    "taken-out",
    "unknown",
    "look",
    () => {
      const queue = given({}, LONG);
      queue.pass(30);
      queue.patch(1, { headSha: "new", unnoticed: true });
      queue.pass(DAY);
      return [queue, 1];
    },
    "no-timeline",
  ],
];

function taken(act: (queue: PlayedQueue) => void) {
  return (): readonly [PlayedQueue, number] => {
    const queue = given({ concurrency: 2 }, {}, LONG);
    queue.pass(30);
    act(queue);
    queue.pass(5);
    return [queue, 2];
  };
}

export const TAKEN_OUT: readonly Row[] = [
  ["somebody cancels it", "taken-out", "taken-out", "later", taken((queue) => queue.cancel(2))],
  ["a push", "taken-out", "taken-out", "requeue", taken((queue) => queue.patch(2, { headSha: "new" }))],
  ["it is closed", "taken-out", "taken-out", "none", taken((queue) => queue.patch(2, { state: "closed" }))],
  ["it becomes a draft", "taken-out", "taken-out", "fix", taken((queue) => queue.patch(2, { draft: true }))],
  ["its base changes", "taken-out", "taken-out", "fix", taken((queue) => queue.patch(2, { baseBranch: "next" }))],
  ["it is merged by hand", "none", "", "", taken((queue) => queue.patch(2, { state: "merged" }))],
  [
    "somebody cancels it where no timeline is told",
    "taken-out",
    "taken-out",
    "later",
    taken((queue) => queue.cancel(2)),
    "no-timeline",
  ],
  [
    "it is closed where no timeline is told",
    "taken-out",
    "taken-out",
    "none",
    taken((queue) => queue.patch(2, { state: "closed" })),
    "old",
  ],
  [
    "it becomes a draft where no timeline is told",
    "taken-out",
    "taken-out",
    "fix",
    taken((queue) => queue.patch(2, { draft: true })),
    "old",
  ],
  [
    "its base changes where no timeline is told",
    "taken-out",
    "taken-out",
    "fix",
    taken((queue) => queue.patch(2, { baseBranch: "next" })),
    "old",
  ],
  [
    "a push where no timeline is told",
    "taken-out",
    "taken-out",
    "later",
    taken((queue) => queue.patch(2, { headSha: "new" })),
    "old",
  ],
  [
    "it was not ready for too long",
    "taken-out",
    "taken-out",
    "fix",
    () => {
      const queue = playedQueue({ notReadyTimeoutHours: 1 });
      queue.submit(queue.add({}, { mergeability: "in_progress" }));
      queue.pass(DAY);
      return [queue, 1];
    },
  ],
  [
    "a push to a change whose tests had failed",
    "taken-out",
    "taken-out",
    "requeue",
    () => {
      const queue = given({ concurrency: 2 }, LONG, BAD);
      until(queue, 2, "pending_failure");
      queue.patch(2, { headSha: "new" });
      return [queue, 2];
    },
  ],
  [
    "it is cancelled in a bisection",
    "taken-out",
    "taken-out",
    "later",
    () => {
      const queue = given(BATCH, {}, {}, {}, BAD);
      queue.pass(90);
      queue.cancel(4);
      return [queue, 4];
    },
  ],
  [
    "a push, and closed since",
    "taken-out",
    "taken-out",
    "none",
    taken((queue) => {
      queue.patch(2, { headSha: "new" });
      queue.patch(2, { state: "closed" });
    }),
  ],
];
