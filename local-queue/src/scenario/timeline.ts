import { formatList, formatTruncatedList } from "../../../src/text/format.js";
import { reasonClause } from "../engine/reasons.js";
import { type EntryState, isLive } from "../engine/state.js";
import type { Fault } from "../state/change.js";
import { formatSeconds } from "./durations.js";
import { groupBy } from "./group.js";
import type { Input, Played, PlayedRun, Transition } from "./simulate.js";

/** Returns the lines of a timeline by time. At the same time, finished runs come first, and started runs last. */
export function buildTimeline(
  { transitions, runs, refusals, ignored, endSeconds, stopped }: Played,
  inputs: readonly Input[],
) {
  const withoutEffect = new Set<Input>(ignored.map(({ input }) => input));
  const taken = inputs.filter((input) => !(stopped && input.atSeconds > endSeconds) && !withoutEffect.has(input));
  const endedAt = groupBy(runs, (run) => run.endSeconds);
  const begunAt = groupBy(runs, (run) => run.startSeconds);
  const movesAt = groupBy(transitions, ({ atSeconds }) => atSeconds);
  const takenAt = groupBy(taken, ({ atSeconds }) => atSeconds);
  const ignoredAt = groupBy(ignored, ({ input }) => input.atSeconds);
  const culprits = new Map(refusals.map(({ atSeconds, number, culprit }) => [`${atSeconds} ${number}`, culprit]));
  const states = new Map<number, EntryState>();
  const instants = new Set([endedAt, begunAt, movesAt, takenAt, ignoredAt].flatMap((groups) => [...groups.keys()]));
  return [...instants]
    .filter((atSeconds) => atSeconds !== null)
    .toSorted((one, other) => one - other)
    .flatMap((atSeconds) => {
      const [ended, begun] = [endedAt.get(atSeconds) ?? [], begunAt.get(atSeconds) ?? []];
      const moves = movesAt.get(atSeconds) ?? [];
      for (const { number, to } of moves) states.set(number, to);
      const news = moves.filter((move) => isNews(move, moves, { ended, begun }));
      const alike = groupBy(news, ({ to, reason }) => `${to} ${reason}`);
      const texts = [
        ...ended.flatMap((run) => describeEnd(run, states)),
        ...(takenAt.get(atSeconds) ?? []).flatMap(inputText),
        ...[...alike.values()].flatMap(([first, ...others]) =>
          first === undefined ? [] : moveText(first, others, culprits.get(`${atSeconds} ${first.number}`)),
        ),
        ...(ignoredAt.get(atSeconds) ?? []).map(
          ({ input: { type, number }, why }) => `${type} of #${number} has no effect: ${IGNORED_TEXTS[why]}`,
        ),
        ...begun.map(describeStart),
      ];
      return texts.map((text) => ({ atSeconds, text }));
    });
}

const MOST_NAMED = 6;

const withHash = (number: number) => `#${number}`;

function listNumbers(numbers: readonly number[]): string {
  return formatList(numbers.map(withHash), MOST_NAMED);
}

function describeStart({ kind, own, ahead }: PlayedRun): string {
  const who = `${listNumbers(own)} ${own.length === 1 ? "is tested" : "are tested together"}`;
  const base = ahead.length === 0 ? "" : ` on top of ${formatTruncatedList(ahead.map(withHash), MOST_NAMED)}`;
  return `${kind === "bisection" ? "bisection: " : ""}${who}${base}`;
}

/** Describes the end of a failed run. For a stopped run, the changes of state already explain the end. */
function describeEnd(
  { outcome, own, ahead, faults }: PlayedRun,
  states: ReadonlyMap<number, EntryState>,
): readonly string[] {
  if (outcome !== "failed") return [];
  const isUndecided = own.every((number) => states.get(number) === "pending_failure");
  const isBaseSure = ahead
    .map((number) => states.get(number) ?? "pending")
    .every((state) => state === "tests_passed" || !isLive({ state }));
  const waits = isBaseSure
    ? "the tests of pull requests behind may still clear the failure"
    : "the cause may be a pull request ahead";
  return [
    `the tests of ${listNumbers(own)} fail: ${describeCause(faults)}${isUndecided ? `; not final, ${waits}` : ""}`,
  ];
}

function describeCause(faults: readonly Fault[]): string {
  const causes = faults.map(({ kind, numbers }) => {
    if (kind === "flaky") return "a flaky test";
    return `${listNumbers(numbers)} ${kind === "broken" ? "is broken" : "fail together"}`;
  });
  return causes.length === 0 ? "a required check never reports" : formatList([...new Set(causes)], 3);
}

const PHASE_TEXTS = {
  paused: "the queue is paused",
  running: "the queue resumes",
  draining: "the queue drains and admits no more pull requests",
};

function inputText(input: Input): readonly string[] {
  if (input.type === "phase") return [PHASE_TEXTS[input.phase]];
  if (input.type === "settings") return [`settings change: ${formatSettings(input.settings)}`];
  if (input.type === "push-to-target") return ["a push moves the target branch"];
  return input.type === "change" ? [`the content of #${input.number} changes`] : [];
}

const IGNORED_TEXTS = {
  merged: "it is already merged",
  not_queued: "it is not in the queue",
  no_tests: "none of its tests is running",
  conflict: "it conflicts with the target branch",
};

/** Formats settings as `concurrency 5, mode parallel`. */
function formatSettings(settings: object): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
    .join(", ");
}

/** True unless a change of state only leads to another change at the same time. */
function isNews(
  move: Transition,
  moves: readonly Transition[],
  runs: Record<"ended" | "begun", readonly PlayedRun[]>,
): boolean {
  const { number, to, from, reason } = move;
  const own = moves.filter((each) => each.number === number);
  const isLast = own.at(-1) === move;
  const hasTests = (some: readonly PlayedRun[]) => some.some((run) => run.own.includes(number));
  switch (to) {
    case "not_ready":
      return isLast || !(hasTests(runs.begun) || own.some((each) => !isLive({ state: each.to })));
    case "pending":
      return from !== "not_ready" && reason !== null;
    case "tests_passed":
      return isLast || reason === "SUCCESSOR_TEST_RUN_PASSED";
    case "pending_failure":
      return isLast && !hasTests(runs.ended);
    case "testing":
      return false;
    case "merged":
    case "failed":
    case "cancelled":
      return true;
  }
}

function moveText(first: Transition, others: readonly Transition[], culprit: number | undefined): string {
  const { to, reason } = first;
  const numbers = [...new Set([first, ...others].map(({ number }) => number))];
  const isOne = numbers.length === 1;
  const [who, are] = [listNumbers(numbers), isOne ? "is" : "are"];
  // The clause of a reason is about one pull request.
  const each = isOne ? who : `each of ${who}`;
  const why = reason === null ? "" : `: ${reasonClause(reason)}`;
  switch (to) {
    case "not_ready":
      return `${who} ${are} submitted`;
    case "pending":
      if (reason === "BISECTION_REQUIRED") return `the batch of ${who} failed: a bisection finds the cause`;
      if (reason === "BISECTION_TEST_RUN_PASSED")
        return `the bisection clears ${who}, so the queue tests ${isOne ? "it" : "them"} again`;
      return `${each} restarts${why}`;
    case "testing":
      return `${who} ${are} tested`;
    case "tests_passed":
      return reason === "TEST_RUN_PASSED" ? `${each} passes and waits for the merge` : `${each} passes${why}`;
    case "pending_failure":
      return `${each} fails${why}`;
    case "merged":
      return `${who} ${are} merged${reason === "MERGE_GRAPH_MERGE" ? "" : why}`;
    case "failed":
      return `the queue rejects ${each}${culprit === undefined ? why : `: it conflicts with #${culprit}`}`;
    case "cancelled":
      return `${each} leaves the queue${why}`;
  }
}

/** Number of lines to show at the start and at the end of a long timeline. */
const FIRST_LINES = 40;
const LAST_LINES = 10;

/** Formats a timeline, with each time only once. Unless `whole`, omits the middle of a long timeline. */
export function timelineText(lines: ReturnType<typeof buildTimeline>, whole: boolean): string {
  const left = lines.length - FIRST_LINES - LAST_LINES;
  const shown = whole || left <= 1 ? lines : [...lines.slice(0, FIRST_LINES), ...lines.slice(-LAST_LINES)];
  const width = Math.max(...shown.map(({ atSeconds }) => formatSeconds(atSeconds).length), 0);
  const rows = shown.map(({ atSeconds, text }, index) => {
    const isSame = shown[index - 1]?.atSeconds === atSeconds;
    return `${(isSame ? "" : formatSeconds(atSeconds)).padStart(width)}  ${text}\n`;
  });
  if (shown !== lines) {
    rows.splice(FIRST_LINES, 0, `${"".padStart(width)}  ... ${left} more lines; --whole shows them\n`);
  }
  return rows.join("");
}
