import type { Life, Placed, Stage } from "../../support/wait-simulation.js";

type Random = () => number;

function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random();
}

/** Creates the life of an up-to-date pull request at the front, which merges without a test run. */
export function createDirectMerge(random: Random): Life {
  return [
    { state: "not_ready", seconds: between(random, 3, 10), position: 0 },
    { state: "pending", seconds: between(random, 5, 15), position: 1 },
  ];
}

export interface Line {
  readonly position: number;
  readonly testMinutes: number;
  /** Number of pull requests that are tested at the same time. */
  readonly concurrency: number;
  /** Number of failures ahead. After each, all pull requests behind are tested again. */
  readonly restarts: number;
  readonly notReadyMinutes?: number;
  /** Share by which the duration of test runs varies; 0.1 by default. */
  readonly uneven?: number;
}

/**
 * Simulates a single queue that tests each pull request on top of those ahead. The runs ahead started up to one
 * duration earlier. Each pull request merges after its own tests and the previous merge.
 */
export function createQueueLife(random: Random, line: Line): Life {
  const runs = queueRuns(random, line);
  const beforehand = between(random, 5, 30) + 60 * (line.notReadyMinutes ?? 0);
  return [{ state: "not_ready", seconds: beforehand, position: 0 }, ...stagesOf(runs, beforehand)];
}

interface Run {
  readonly starts: readonly { readonly at: number; readonly failedAt?: number }[];
  readonly passedAt: number;
  readonly mergedAt: number;
}

/** Returns one run for each position, in seconds since our pull request joined the queue. */
function queueRuns(random: Random, line: Line): readonly Run[] {
  const testSeconds = line.testMinutes * 60;
  const { uneven = 0.1 } = line;
  const duration = (): number => testSeconds * between(random, 1 - uneven, 1 + uneven);
  const failures = Array.from(
    { length: line.position > 1 ? line.restarts : 0 },
    () => between(random, 0.1, 0.9) * testSeconds,
  ).toSorted((one, other) => one - other);
  const runs: Run[] = [];
  for (let place = 1; place <= line.position; place += 1) {
    const slotFreeAt = place > line.concurrency ? (runs[place - 1 - line.concurrency]?.mergedAt ?? 0) : 0;
    const headStart =
      place <= line.concurrency && place < line.position
        ? between(random, 0, testSeconds) * (1 - place / line.position)
        : 0;
    let at = slotFreeAt - headStart + 5;
    const starts: { at: number; failedAt?: number }[] = [{ at }];
    let passedAt = at + duration();
    for (const failedAt of failures) {
      if (failedAt <= at || failedAt >= Math.max(passedAt, runs.at(-1)?.mergedAt ?? 0)) continue;
      starts.push({ at, failedAt });
      at = failedAt + 10;
      starts.push({ at });
      passedAt = at + duration();
    }
    const mergedAt = Math.max(passedAt, runs.at(-1)?.mergedAt ?? 0, 0) + between(random, 4, 12);
    runs.push({ starts, passedAt, mergedAt });
  }
  return runs;
}

interface Mark {
  readonly at: number;
  readonly state: string;
}

/** Returns the states of a position by their time. */
function marksOf({ starts, passedAt }: Run): readonly Mark[] {
  const begun = starts.map(({ at, failedAt }) => {
    return failedAt === undefined ? { at, state: "testing" } : { at: failedAt, state: "pending" };
  });
  return [{ at: 0, state: "pending" }, ...begun, { at: passedAt, state: "tests_passed" }];
}

/** Splits the time until our merge at each change of state or position. */
function stagesOf(runs: readonly Run[], beforehand: number): Stage[] {
  const places = runs.map((run) => ({ marks: marksOf(run), mergedAt: run.mergedAt }));
  const end = places.at(-1)?.mergedAt ?? 0;
  const cuts = places
    .flatMap(({ marks, mergedAt }) => [mergedAt, ...marks.map(({ at }) => at)])
    .map((at) => Math.min(end, Math.max(0, at)))
    .toSorted((one, other) => one - other);
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1] ?? end;
    if (to <= from) return [];
    const line = places.flatMap(({ marks, mergedAt }, place): readonly Placed[] => {
      if (mergedAt <= from) return [];
      const { state, at } = marks.findLast((mark) => mark.at <= from) ?? { state: "pending", at: 0 };
      const number = place === places.length - 1 ? 1 : place + 2;
      return [{ number, state, since: beforehand + at }];
    });
    const state = line.at(-1)?.state ?? "pending";
    return [{ state, seconds: to - from, position: line.length, line }];
  });
}

/**
 * Simulates the working day of a team: many short waits for a merge, some long ones, and one that waits for its
 * reviews.
 */
export function wholeDay(random: Random): readonly Life[] {
  return [
    ...Array.from({ length: 6 }, () => createDirectMerge(random)),
    ...Array.from({ length: 6 }, () =>
      createQueueLife(random, { position: 1, testMinutes: 10, concurrency: 1, restarts: 0 }),
    ),
    ...Array.from({ length: 6 }, () =>
      createQueueLife(random, { position: 5, testMinutes: 40, concurrency: 3, restarts: 1 }),
    ),
    ...Array.from({ length: 4 }, () =>
      createQueueLife(random, { position: 20, testMinutes: 40, concurrency: 5, restarts: 2 }),
    ),
    ...Array.from({ length: 2 }, () =>
      createQueueLife(random, { position: 3, testMinutes: 10, concurrency: 3, restarts: 0, notReadyMinutes: 50 }),
    ),
  ];
}
