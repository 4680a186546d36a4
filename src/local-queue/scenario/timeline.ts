/** What happened in a simulation, as a person tells it: one line for each thing that matters, with its reason. */
import { formatList, truncatedList } from "../../text/format.js";
import type { EntryState } from "../engine/state.js";
import { reasonClause } from "../reasons.js";
import type { Fault } from "../simulation/changes.js";
import type { Input, Played, PlayedRun, Transition } from "../simulation/simulate.js";
import { written } from "./durations.js";

interface Line {
  readonly atSeconds: number;
  readonly text: string;
}

/** Everything of one instant. */
interface Instant {
  readonly ended: PlayedRun[];
  readonly inputs: Input[];
  readonly ignored: Played["ignored"][number][];
  readonly moves: Transition[];
  readonly begun: PlayedRun[];
}

/** Lines in the order in which things happened; those of one instant from what ended to what began. */
export function timelineOf(
  { transitions, runs, refusals, ignored, endSeconds, stopped }: Played,
  inputs: readonly Input[],
): readonly Line[] {
  const instants = new Map<number, Instant>();
  const at = (seconds: number): Instant => {
    const known = instants.get(seconds);
    const instant = known ?? { ended: [], inputs: [], ignored: [], moves: [], begun: [] };
    if (known === undefined) instants.set(seconds, instant);
    return instant;
  };
  for (const run of runs) {
    at(run.startSeconds).begun.push(run);
    if (run.endSeconds !== null) at(run.endSeconds).ended.push(run);
  }
  const without = new Set<Input>(ignored.map(({ input }) => input));
  for (const input of inputs) {
    const isTaken = !(stopped && input.atSeconds > endSeconds) && !without.has(input);
    if (isTaken) at(input.atSeconds).inputs.push(input);
  }
  for (const each of ignored) at(each.input.atSeconds).ignored.push(each);
  for (const transition of transitions) at(transition.atSeconds).moves.push(transition);
  const culprits = new Map(refusals.map(({ atSeconds, number, culprit }) => [`${atSeconds} ${number}`, culprit]));
  const states = new Map<number, EntryState>();
  return [...instants]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([atSeconds, instant]) => {
      for (const { number, to } of instant.moves) states.set(number, to);
      const culpritOf = (number: number) => culprits.get(`${atSeconds} ${number}`);
      const texts = [
        ...instant.ended.flatMap((run) => endOf(run, states)),
        ...instant.inputs.flatMap(inputText),
        ...together(instant.moves.filter((move) => isTold(move, instant))).map((moves) => moveText(moves, culpritOf)),
        ...instant.ignored.map(ignoredText),
        ...instant.begun.map(beginOf),
      ];
      return texts.map((text) => ({ atSeconds, text }));
    });
}

const MOST_NAMED = 6;

function named(numbers: readonly number[]): string {
  return formatList(
    numbers.map((number) => `#${number}`),
    MOST_NAMED,
  );
}

function beginOf({ kind, own, ahead }: PlayedRun): string {
  const who = own.length === 1 ? `${named(own)} is tested` : `${named(own)} are tested together`;
  const where =
    ahead.length === 0
      ? ""
      : ` on top of ${truncatedList(
          ahead.map((number) => `#${number}`),
          MOST_NAMED,
        )}`;
  return `${kind === "bisection" ? "bisection: " : ""}${who}${where}`;
}

/** A run that was stopped is told by what its members do. */
function endOf({ outcome, own, ahead, faults }: PlayedRun, states: ReadonlyMap<number, EntryState>): readonly string[] {
  if (outcome !== "failed") return [];
  const isUndecided = own.every((number) => states.get(number) === "pending_failure");
  // What stands ahead may be at fault; else what is behind may clear it.
  const isBaseSure = ahead.every((number) =>
    ["tests_passed", "merged", "failed", "cancelled"].includes(states.get(number) ?? ""),
  );
  const waits = isBaseSure ? "what is tested behind may still clear it" : "what is ahead may be at fault";
  return [`the tests of ${named(own)} fail: ${causeOf(faults)}${isUndecided ? `; not decided yet, ${waits}` : ""}`];
}

function causeOf(faults: readonly Fault[]): string {
  const causes = new Set(faults.map(faultText));
  return causes.size === 0 ? "a check never reports" : formatList([...causes], 3);
}

function faultText({ kind, numbers }: Fault): string {
  switch (kind) {
    case "broken":
      return `${named(numbers)} is broken`;
    case "flaky":
      return "a flaky test";
    case "conflict":
      return `${named(numbers)} break each other`;
  }
}

function inputText(input: Input): readonly string[] {
  switch (input.type) {
    case "phase":
      return [
        {
          paused: "the queue is paused",
          running: "the queue runs on",
          draining: "the queue is drained: it takes nothing in",
        }[input.phase],
      ];
    case "settings":
      return [`settings change: ${settingsText(input.settings)}`];
    case "push-to-target":
      return ["somebody pushes to the target branch"];
    case "change":
      return [`#${input.number} is another change now`];
    // The moves of the entry tell these.
    case "submit":
    case "cancel":
    case "push":
    case "close":
    case "restart":
    case "merge-by-hand":
      return [];
  }
}

function ignoredText({ input: { type, number }, why }: Played["ignored"][number]): string {
  const reason = {
    merged: "it is merged already",
    not_queued: "it is not in the queue",
    no_tests: "it has no tests that run",
    conflict: "it conflicts with the target branch",
  }[why];
  return `${type} of #${number} does nothing: ${reason}`;
}

/** `concurrency 5, mode parallel`. */
function settingsText(settings: object): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
    .join(", ");
}

/** A step on the way to another one of the same instant is no news. */
function isTold(move: Transition, { moves, begun, ended }: Instant): boolean {
  const { number, to, from, reason } = move;
  const isLast = moves.findLast((each) => each.number === number) === move;
  switch (to) {
    case "not_ready":
      return (
        isLast ||
        (!begun.some(({ own }) => own.includes(number)) &&
          !moves.some((each) => each.number === number && ENDS.has(each.to)))
      );
    case "pending":
      return from !== "not_ready" && reason !== null;
    case "tests_passed":
      return isLast || reason === "SUCCESSOR_TEST_RUN_PASSED";
    case "pending_failure":
      // Told by the run, unless nothing of the kind ended.
      return isLast && !ended.some(({ own }) => own.includes(number));
    case "testing":
      return false;
    case "merged":
    case "failed":
    case "cancelled":
      return true;
  }
}

const ENDS: ReadonlySet<EntryState> = new Set(["merged", "failed", "cancelled"]);

/** Moves of several for one reason, one right after the other. */
function together(moves: readonly Transition[]): readonly (readonly [Transition, ...Transition[]])[] {
  const groups: [Transition, ...Transition[]][] = [];
  for (const move of moves) {
    const group = groups.find(([first]) => first.to === move.to && first.reason === move.reason);
    if (group === undefined) groups.push([move]);
    else group.push(move);
  }
  return groups;
}

function moveText(
  moves: readonly [Transition, ...Transition[]],
  culpritOf: (number: number) => number | undefined,
): string {
  const [{ number, to, reason }] = moves;
  const numbers = [...new Set(moves.map((move) => move.number))];
  const isOne = numbers.length === 1;
  const who = named(numbers);
  // Reasons tell of one pull request.
  const each = isOne ? who : `each of ${who}`;
  const why = reason === null ? "" : `: ${reasonClause(reason)}`;
  const culprit = culpritOf(number);
  switch (to) {
    case "not_ready":
      return `${who} ${isOne ? "is" : "are"} submitted`;
    case "pending":
      if (reason === "BISECTION_REQUIRED") return `the batch of ${who} failed: a bisection looks for what broke it`;
      if (reason === "BISECTION_TEST_RUN_PASSED") return `the bisection clears ${who}: tested with the line again`;
      return `${each} starts again${why}`;
    case "testing":
      return `${who} ${isOne ? "is" : "are"} tested`;
    case "tests_passed":
      return reason === "TEST_RUN_PASSED" ? `${each} passes, and waits to be merged` : `${each} passes${why}`;
    case "pending_failure":
      return `${each} fails${why}`;
    case "merged":
      return `${who} ${isOne ? "is" : "are"} merged${reason === "MERGE_GRAPH_MERGE" ? "" : why}`;
    case "failed":
      return `${each} is ejected${culprit === undefined ? why : `: it conflicts with #${culprit}`}`;
    case "cancelled":
      return `${each} leaves the queue${why}`;
  }
}

/** So many lines in front of the gap of a long timeline, and so many behind it. */
const FIRST_LINES = 40;
const LAST_LINES = 10;

/** Lines with their time in front, each time once; of a long timeline only the beginning and the end, unless `whole`. */
export function timelineText(lines: readonly Line[], whole: boolean): string {
  const left = lines.length - FIRST_LINES - LAST_LINES;
  const shown = whole || left <= 1 ? lines : [...lines.slice(0, FIRST_LINES), ...lines.slice(-LAST_LINES)];
  const width = Math.max(...shown.map(({ atSeconds }) => written(atSeconds).length), 0);
  const rows = shown.map(({ atSeconds, text }, index) => {
    const isSame = shown[index - 1]?.atSeconds === atSeconds;
    return `${(isSame ? "" : written(atSeconds)).padStart(width)}  ${text}\n`;
  });
  if (shown !== lines)
    rows.splice(FIRST_LINES, 0, `${"".padStart(width)}  ... ${left} more lines; --whole shows them\n`);
  return rows.join("");
}
