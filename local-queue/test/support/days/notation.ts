/**
 * A short notation for the inputs and the results of a queue, in minutes. For example, `n=2` with `A:20 B!bad` and
 * `0 submit AB; 5 cancel B` results in the runs `A 0-20, B+a 0-5~` and the merges `A@20`.
 *
 * Settings: the short names of `SHORT_NAMES`, or the names of the API, with a number or a word; 1 turns a setting on, and
 * `size` turns batching on as well. `B` is `n=2 bn=4 size=4 wait=5`. All other settings are off. `conflict=AB` are two
 * pull requests that fail together, `text=AB` two that cannot be merged together, and `flake=2` is a flaky run.
 *
 * A pull request is a letter, the minutes of its tests after `:` (default 10), its targets in brackets, `!bad` if it is
 * broken, and `^` if it contains the tip of the branch.
 *
 * A run is its members, the pull requests ahead after `+`, its start and its end. `b:` marks a bisection, `!` a failed
 * run and `~` a stopped run.
 */
import { DEFAULT_SETTINGS, listSettings, type Settings } from "../../../src/engine/settings.js";
import type { Targets } from "../../../src/engine/state.js";
import type { Input, Played, PlayedRun, Simulation, Transition } from "../../../src/scenario/simulate.js";
import type { Change } from "../../../src/state/change.js";
import type { Fields } from "../../../src/state/fields.js";
import { engineSettings } from "../../../src/state/settings.js";

/** Inputs and expected results in the notation. The transitions omit the usual ones. */
export type Vector = readonly [
  settings: string,
  pullRequests: string,
  inputs: string,
  runs: string,
  merges: string,
  transitions?: string,
];

/** Results in the notation. Runs are sorted by start, merges by time, and transitions by text. */
export interface Results {
  readonly runs: readonly string[];
  readonly merges: readonly string[];
  readonly transitions: readonly string[];
}

/** Settings of the engine with every feature off. */
export const ALL_OFF: Settings = {
  ...engineSettings(DEFAULT_SETTINGS),
  bisectionConcurrency: 0,
  testingTimeoutMinutes: 0,
  notReadyTimeoutHours: 0,
};

/** Reads the inputs of a vector. */
export function readGiven([settings, pullRequests, inputs]: Vector): Simulation {
  const given = settings === "" ? [] : settings.replace(/^B\b/, "n=2 bn=4 size=4 wait=5").split(" ");
  const pairs = given.map((each) => matched(/^(\w+)=(\w+)$/, each, "setting"));
  const others = pairs.filter(([, name = ""]) => name === "conflict" || name === "text" || name === "flake");
  const read = pairs
    .filter((pair) => !others.includes(pair))
    .map(([, name = "", value = ""]) => readShort(name, value));
  const valuesOf = (name: string) => others.filter((pair) => pair[1] === name).map(([, , value = ""]) => value);
  return {
    settings: Object.assign({}, ALL_OFF, ...read),
    changes: pullRequests.split(" ").map((each) => readChange(each, valuesOf("conflict"), valuesOf("text"))),
    inputs: inputs.split("; ").flatMap(readInput),
    flakyRuns: valuesOf("flake").map(Number),
    seed: 0,
  };
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  n: "concurrency",
  bn: "bisectionConcurrency",
  size: "batchingMinSize",
  wait: "batchingMaxWaitTimeMinutes",
  om: "canOptimisticallyMerge",
  pfd: "pendingFailureDepth",
  skip: "optimizationMode",
  direct: "directMergeMode",
  timeout: "testingTimeoutMinutes",
  unready: "notReadyTimeoutHours",
};

/** Reads a setting by its short name, or by its name in the table. 0 and 1 mean the first two values in the table. */
function readShort(short: string, value: string): Fields {
  const name = SHORT_NAMES[short] ?? short;
  const declared = listSettings().find(([each]) => each === name)?.[1];
  if (declared === undefined) throw new Error(`Not a setting: ${short}`);
  const { initial, values = typeof initial === "boolean" ? [false, true] : undefined } = declared;
  if (values?.some((each) => each === value)) return { [name]: value };
  if (!/^\d+$/.test(value)) throw new Error(`Not a whole number: ${short}=${value}`);
  if (values !== undefined && values[Number(value)] === undefined) throw new Error(`Neither 0 nor 1: ${value}`);
  return { ...(short === "size" && { batch: true }), [name]: values?.[Number(value)] ?? Number(value) };
}

function readChange(text: string, inTests: readonly string[], inText: readonly string[]): Change {
  const shape = /^([A-Z])(?::(\d+))?(?:\[([\w,]*)\])?(!bad)?(\^)?$/;
  const [, letter = "", minutes = "10", targets, bad, upToDate] = matched(shape, text, "pull request");
  const othersIn = (pairs: readonly string[]) =>
    pairs.filter((pair) => pair.includes(letter)).map((pair) => numberOf(pair.replace(letter, "")));
  return {
    number: numberOf(letter),
    testSeconds: Number(minutes) * 60,
    broken: bad !== undefined,
    flaky: 0,
    conflicts: [
      ...othersIn(inTests).map((other) => ({ with: other, in: "tests" }) as const),
      ...othersIn(inText).map((other) => ({ with: other, in: "text" }) as const),
    ],
    silent: false,
    targets: targets === undefined ? null : readTargets(targets),
    upToDate: upToDate !== undefined,
  };
}

function readTargets(text: string): Targets {
  return text === "ALL" ? "ALL" : text.split(",").filter((name) => name !== "");
}

function readInput(text: string): readonly Input[] {
  const [, minutes = "", verb = "", what = "", how] = matched(/^(\d+) (\w+)(?: (\w+))?(?: (\S+))?$/, text, "input");
  const atSeconds = Number(minutes) * 60;
  if (how !== undefined && verb !== "submit" && verb !== "upload") throw new Error(`Too much: ${text}`);
  switch (verb) {
    case "submit":
      return numbersOf(what).map((number) => ({ atSeconds, type: "submit", number, ...manner(how) }));
    case "cancel":
    case "push":
    case "restart":
      return numbersOf(what).map((number) => ({ atSeconds, type: verb, number }));
    case "upload": {
      const list = how === "none" ? undefined : matched(/^\[([\w,]*)\]$/, how ?? "", "list of targets")[1];
      const targets = list === undefined ? null : readTargets(list);
      return numbersOf(what).map((number) => ({ atSeconds, type: "change", number, change: { targets } }));
    }
    case "pushTarget":
      if (what !== "") throw new Error(`Too much: ${text}`);
      return [{ atSeconds, type: "push-to-target" }];
    case "state":
      if (what !== "running" && what !== "paused" && what !== "draining") throw new Error(`Not a state: ${what}`);
      return [{ atSeconds, type: "phase", phase: what }];
    case "mode":
      return [{ atSeconds, type: "settings", settings: readShort("mode", what) }];
    default:
      throw new Error(`Not an input: ${verb}`);
  }
}

function manner(how: string | undefined): { readonly noBatch?: boolean; readonly priority?: number } {
  if (how === undefined) return {};
  if (how === "nobatch") return { noBatch: true };
  return { priority: Number(matched(/^prio=(\d+)$/, how, "way to submit")[1]) };
}

/** Reads the results of a vector. */
export function readExpected([, , , runs, merges, transitions = ""]: Vector): Results {
  return {
    runs: listOf(runs, ", ").map((each) => matched(/^(?:b:)?[A-Z]+(?:\+[a-z]+)? \d+-\d+[!~]?$/, each, "run")[0]),
    merges: listOf(merges, " ").flatMap((each) => {
      const [, letters = "", minutes = ""] = matched(/^([A-Z]+)@(\d+)$/, each, "merge");
      return letters.split("").map((letter) => `${letter}@${minutes}`);
    }),
    transitions: listOf(transitions, "; ")
      .flatMap((each) => {
        const [, minutes = "", letters = "", to = "", word = ""] = matched(
          /^(\d+) ([A-Z]+) (pending|passed|failed|cancelled|merged) (\w+)$/,
          each,
          "transition",
        );
        if (!Object.values(REASONS).includes(word)) throw new Error(`Not a reason: ${word}`);
        return letters.split("").map((letter) => `${minutes} ${letter} ${to} ${word}`);
      })
      .toSorted(),
  };
}

function listOf(text: string, separator: string): readonly string[] {
  return text === "" ? [] : text.split(separator);
}

/** Writes the results of a play in the notation. */
export function resultsOf({ runs, transitions }: Played): Results {
  return {
    runs: runs.map(writeRun),
    merges: transitions
      .filter(({ to }) => to === "merged")
      .map(({ number, atSeconds }) => `${letterOf(number)}@${atSeconds / 60}`),
    transitions: transitions.filter(isUnusual).map(writeTransition).toSorted(),
  };
}

const MARKS = { passed: "", failed: "!", interrupted: "~", cancelled: "~" } as const;

export function writeRun({ kind, own, ahead, startSeconds, endSeconds, outcome }: PlayedRun): string {
  const base = ahead.length === 0 ? "" : `+${ahead.map(letterOf).join("").toLowerCase()}`;
  const end = endSeconds === null || outcome === null ? "" : `${endSeconds / 60}${MARKS[outcome]}`;
  return `${kind === "main" ? "" : "b:"}${own.map(letterOf).join("")}${base} ${startSeconds / 60}-${end}`;
}

const REASONS: Readonly<Record<string, string>> = {
  PREREQUISITE_MERGE_ITEM_FAILED: "PRE_FAILED",
  PREREQUISITE_MERGE_ITEM_CANCELLED: "PRE_CANCELLED",
  TEST_RUN_REQUIRED_STATUS_FAILED: "STATUS",
  TEST_RUN_TIMEOUT: "TIMEOUT",
  TEST_RUN_FAILED_BY_OPTIMIZATION: "BY_OPT",
  BISECTION_REQUIRED: "BISECT",
  BISECTION_TEST_RUN_PASSED: "CLEARED",
  SUCCESSOR_TEST_RUN_PASSED: "SUCCESSOR",
  SKIP_THE_LINE_INTERRUPTED: "SKIP_LINE",
  MANUAL_PUSH_TO_TARGET_BRANCH: "MANUAL_PUSH",
  MERGE_GRAPH_DIRECT_MERGE: "DIRECT",
  TESTS_RESTARTED_BY_USER: "USER_RESTART",
  TESTS_RESTARTED_BY_API_REQUEST: "API_RESTART",
  START_TEST_RUN_MERGE_CONFLICT: "CONFLICT",
  NOT_READY_TIMEOUT_EXPIRED: "NOT_READY",
  USER_REQUESTED: "USER",
  PR_PUSHED_TO: "PUSHED",
};

/** Reasons of every pull request that merges. */
const USUAL: readonly (string | null)[] = ["MERGE_ITEM_NOW_READY", "TEST_RUN_PASSED", "MERGE_GRAPH_MERGE"];

function isUnusual({ to, reason }: Transition): boolean {
  return to !== "not_ready" && to !== "testing" && to !== "pending_failure" && !USUAL.includes(reason);
}

function writeTransition({ atSeconds, number, to, reason }: Transition): string {
  const word = reason === null ? null : (REASONS[reason] ?? reason);
  return `${atSeconds / 60} ${letterOf(number)} ${to === "tests_passed" ? "passed" : to} ${word}`;
}

const FIRST_LETTER = "A".charCodeAt(0);

export function numbersOf(letters: string): readonly number[] {
  return letters.split("").map(numberOf);
}

function numberOf(letter: string): number {
  return matched(/^[A-Z]$/, letter, "letter")[0].charCodeAt(0) - FIRST_LETTER + 1;
}

export function letterOf(number: number): string {
  return String.fromCharCode(FIRST_LETTER + number - 1);
}

function matched(shape: RegExp, text: string, what: string): RegExpExecArray {
  const match = shape.exec(text);
  if (match === null) throw new Error(`Not a ${what}: "${text}"`);
  return match;
}
