/** This file reads a scenario file. It reports all problems in one message, each with its line. */
import { readFile } from "node:fs/promises";
import type * as z from "zod/mini";
import { getErrorMessage, InputError } from "../../../../src/errors.js";
import { formatDidYouMeanQuestion } from "../../../../src/text/suggest.js";
import { quoteText } from "../../../../src/text/truncate.js";
import { keysOf } from "../../state/fields.js";
import { suggestWord } from "../settings.js";
import { ACTIONS, type ScenarioFile, scenarioForm, type WrittenChange, type WrittenEvent } from "./form.js";
import { BUILT_IN_SCENARIOS } from "./ready-made.js";

/** Returns the text of a built-in scenario or of a file. @throws InputError if neither exists */
export async function scenarioText(given: string): Promise<string> {
  const known = BUILT_IN_SCENARIOS.get(given);
  if (known !== undefined) return known;
  const hint = formatDidYouMeanQuestion(given, BUILT_IN_SCENARIOS.keys(), "merge-queue simulate --list shows all");
  const more = /^[\w-]+$/.test(given) ? `; there is no ready-made scenario ${given} either; ${hint}` : "";
  return await readText(given, "--scenario", more);
}

/** Reads a text file. @throws InputError that names the flag, and ends with `more` */
export async function readText(file: string, flag: string, more = ""): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = isMissing ? "does not exist" : `cannot be read (${getErrorMessage(error)})`;
    throw new InputError([`${flag}: ${file} ${why}${more}`], { cause: error });
  }
}

type Path = readonly PropertyKey[];

type Problem = Readonly<{ path: Path; text: string }>;

const PROBLEMS_SHOWN = 10;

/** Parses a scenario. `name` is the name of the file in messages. @throws InputError with all problems */
export async function readScenario(text: string, name: string): Promise<ScenarioFile> {
  const { value, lineOf } = await readYaml(text, name);
  const result = scenarioForm.safeParse(value, { reportInput: true });
  const problems = result.success ? problemsBetween(result.data) : result.error.issues.flatMap(describeIssue);
  if (result.success && problems.length === 0) return result.data;
  const lines = problems
    .map((problem) => ({ ...problem, line: lineOf(problem.path) }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, path, text: wrong }) => `${name} line ${line}${formatPath(path)}: ${wrong}`);
  const more = lines.length > PROBLEMS_SHOWN ? [`and ${lines.length - PROBLEMS_SHOWN} more`] : [];
  throw new InputError([...lines.slice(0, PROBLEMS_SHOWN), ...more]);
}

async function readYaml(text: string, name: string) {
  const yaml = await import("yaml");
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  const [error] = document.errors;
  if (error !== undefined) {
    // For this error, the parser's own message advises how to program with the parser.
    const wrong = error.code === "MULTIPLE_DOCS" ? "must be one YAML document; another one begins here" : error.message;
    throw new InputError([`${name} line ${lines.linePos(error.pos[0]).line}: ${wrong}`], { cause: error });
  }
  const offsetOf = (path: Path): number => {
    const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
    const pairs = yaml.isMap(parent) ? parent.items : [];
    // A value may start some lines after its key, so the message contains the line of the key.
    const key = pairs.map((pair) => pair.key).find((each) => yaml.isScalar(each) && String(each.value) === path.at(-1));
    const node = key ?? (path.length === 0 ? document.contents : document.getIn(path, true));
    const start = yaml.isNode(node) ? node.range?.[0] : undefined;
    return start ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)));
  };
  try {
    const value: unknown = document.toJS();
    return { value, lineOf: (path: Path) => Math.max(1, lines.linePos(offsetOf(path)).line) };
  } catch (cause) {
    // An alias has no anchor, or nested aliases exceed the limit of the parser.
    throw new InputError([`${name}: ${cause instanceof Error ? cause.message : "cannot be read"}`], { cause });
  }
}

function describeIssue(issue: z.core.$ZodIssue): readonly Problem[] {
  const { path, message, input } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = message.split(" ");
    const text = (key: string) =>
      `is not known; ${formatDidYouMeanQuestion(key, known, `the keys here are ${known.join(", ")}`)}`;
    return issue.keys.map((key) => ({ path: [...path, key], text: text(key) }));
  }
  // These messages are about a name, so they omit the value.
  if (message.startsWith("is not")) return [{ path, text: message }];
  const text =
    input === undefined ? `is missing; it ${message}` : `${message}; got ${shown(input)}${advice(input, message)}`;
  return [{ path, text }];
}

const SHOWN_CHARACTERS = 100;

function shown(value: unknown): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return quoteText(value);
  try {
    const json = JSON.stringify(value);
    return json.length > SHOWN_CHARACTERS ? "a long value" : json;
  } catch {
    // The value contains itself, because of an alias.
    return "a long value";
  }
}

/** Returns advice for a number without a unit, and for a misspelled word. */
function advice(found: unknown, message: string): string {
  const isBare = typeof found === "number" && message.includes("a duration");
  return isBare ? ` (for minutes write ${found}m)` : suggestWord(found, message);
}

/** Formats a path as `, pull-requests[2].tests`. The numbers of list items start at 1. */
function formatPath(path: Path): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? ", " : "."}${String(part)}`))
    .join("");
}

function problemsBetween(file: ScenarioFile): readonly Problem[] {
  const listed = assignNumbers(file["pull-requests"]);
  const generated = file.generate.reduce((sum, { count }) => sum + count, 0);
  const last = Math.max(0, ...listed);
  const unknownIn = (path: Path, numbers: readonly number[]) =>
    numbers
      .filter((number) => !(listed.includes(number) || (number > last && number <= last + generated)))
      .map((number) => ({ path, text: `there is no pull request ${number}` }));
  const conflictsIn = (change: WrittenChange, own: readonly number[], parent: Path) =>
    (["conflicts-with", "conflicts-in-text"] as const).flatMap((key) => {
      const [path, numbers] = [[...parent, key], change[key] ?? []];
      const itself = numbers.filter((number) => own.includes(number));
      return [
        ...unknownIn(path, numbers),
        ...itself.map((number) => ({ path, text: `pull request ${number} cannot conflict with itself` })),
      ];
    });
  const empty = {
    path: [],
    text: "contains no pull requests: add pull requests under the key pull-requests or the key generate",
  };
  return [
    ...(last + generated === 0 ? [empty] : []),
    ...listed.flatMap((number, index) =>
      listed.indexOf(number) < index
        ? [{ path: ["pull-requests", index], text: `the number ${number} is used twice` }]
        : [],
    ),
    ...file["pull-requests"].flatMap((each, index) =>
      conflictsIn(each, listed.slice(index, index + 1), ["pull-requests", index]),
    ),
    ...file.generate.flatMap(({ every, "per-hour": perHour }, index) =>
      every === undefined || perHour === undefined
        ? []
        : [{ path: ["generate", index, "per-hour"], text: "cannot be combined with every; remove one of them" }],
    ),
    ...file.events.flatMap((event, index) => {
      const path = ["events", index];
      return [
        ...problemsOfEvent(event, path),
        ...conflictsIn(event, [...numbersIn(event.push), ...numbersIn(event.change)], path),
        ...listActions(event).flatMap((action) => unknownIn([...path, action], numbersIn(event[action]))),
      ];
    }),
  ];
}

/**
 * Returns the numbers of the listed pull requests. A pull request without a number has the number after the previous
 * one.
 */
export function assignNumbers(listed: ScenarioFile["pull-requests"]): readonly number[] {
  let last = 0;
  return listed.map(({ number = last + 1 }) => {
    last = number;
    return number;
  });
}

function listActions(event: WrittenEvent) {
  return keysOf(ACTIONS).filter((name) => event[name] !== undefined);
}

function numbersIn(value: WrittenEvent[keyof typeof ACTIONS]): readonly number[] {
  return Array.isArray(value) ? value : [];
}

function problemsOfEvent(event: WrittenEvent, path: Path): readonly Problem[] {
  const [action, second] = listActions(event);
  if (action === undefined) return [{ path, text: `has no action; add one of ${keysOf(ACTIONS).join(", ")}` }];
  if (second !== undefined) {
    return [
      { path: [...path, second], text: `cannot be combined with ${action}; write two events with the same time` },
    ];
  }
  const more = Object.keys(event).filter((key) => key !== "at" && key !== action);
  if (action === "change" && more.length === 0) {
    return [{ path, text: "changes nothing; add a difference such as broken: false" }];
  }
  const isOfChange = action === "change" || (action === "push" && event.push !== "target");
  return more.flatMap((key) => {
    // Every other key describes a change.
    const isOfSubmission = key === "priority" || key === "no-batch";
    if (isOfSubmission ? action === "submit" : isOfChange) return [];
    const owner = isOfSubmission ? "submit" : "push or change";
    return [{ path: [...path, key], text: `has no effect with ${action}; it belongs to ${owner}` }];
  });
}
