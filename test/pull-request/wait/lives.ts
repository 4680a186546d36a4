import type { Life, Stage } from "./simulation.js";

type Random = () => number;

function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random();
}

/** Up to date and first: merged without a test run. */
export function directMerge(random: Random): Life {
  return [
    { state: "not_ready", seconds: between(random, 3, 10), position: 0 },
    { state: "pending", seconds: between(random, 5, 15), position: 1 },
  ];
}

export interface Line {
  readonly position: number;
  readonly testMinutes: number;
  /** How many pull requests are tested at the same time. */
  readonly concurrency: number;
  /** How often one ahead fails, so that everything behind it is tested again. */
  readonly restarts: number;
  readonly notReadyMinutes?: number;
}

/**
 * A single queue that tests each pull request on top of those ahead. Those ahead of ours began up to a whole test
 * run earlier; each merges once its tests passed and the one before it is merged.
 */
export function throughTheLine(random: Random, line: Line): Life {
  const runs = queueRuns(random, line);
  const ours = runs.at(-1);
  if (ours === undefined) return [];
  const marks: { atSeconds: number; state: string }[] = [{ atSeconds: 0, state: "pending" }];
  for (const start of ours.starts) {
    marks.push({ atSeconds: start.failedAt ?? start.at, state: start.failedAt === undefined ? "testing" : "pending" });
  }
  marks.push({ atSeconds: ours.passedAt, state: "tests_passed" });
  const merges = runs.map(({ mergedAt }) => mergedAt);
  const beforehand = between(random, 5, 30) + 60 * (line.notReadyMinutes ?? 0);
  return [{ state: "not_ready", seconds: beforehand, position: 0 }, ...stagesOf(marks, merges)];
}

interface Run {
  readonly starts: readonly { readonly at: number; readonly failedAt?: number }[];
  readonly passedAt: number;
  readonly mergedAt: number;
}

/** One run per place of the line, in seconds from the moment at which ours joins it. */
function queueRuns(random: Random, line: Line): readonly Run[] {
  const testSeconds = line.testMinutes * 60;
  const duration = (): number => testSeconds * between(random, 0.9, 1.1);
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

/** Cuts the time up to our merge wherever our state or our place changes. */
function stagesOf(marks: readonly { atSeconds: number; state: string }[], merges: readonly number[]): Stage[] {
  const end = merges.at(-1) ?? 0;
  const cuts = [...marks.map(({ atSeconds }) => atSeconds), ...merges]
    .map((at) => Math.min(end, Math.max(0, at)))
    .toSorted((one, other) => one - other);
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1] ?? end;
    if (to <= from) return [];
    const state = marks.findLast((mark) => mark.atSeconds <= from)?.state ?? "pending";
    return [{ state, seconds: to - from, position: merges.filter((at) => at > from).length }];
  });
}

/** A working day of a team: many small merges, some long ones, one that waits for its reviews. */
export function wholeDay(random: Random): readonly Life[] {
  return [
    ...Array.from({ length: 6 }, () => directMerge(random)),
    ...Array.from({ length: 6 }, () =>
      throughTheLine(random, { position: 1, testMinutes: 10, concurrency: 1, restarts: 0 }),
    ),
    ...Array.from({ length: 6 }, () =>
      throughTheLine(random, { position: 5, testMinutes: 40, concurrency: 3, restarts: 1 }),
    ),
    ...Array.from({ length: 4 }, () =>
      throughTheLine(random, { position: 20, testMinutes: 40, concurrency: 5, restarts: 2 }),
    ),
    ...Array.from({ length: 2 }, () =>
      throughTheLine(random, { position: 3, testMinutes: 10, concurrency: 3, restarts: 0, notReadyMinutes: 50 }),
    ),
  ];
}
