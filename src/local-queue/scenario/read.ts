/** Reads a scenario file: everything that is wrong with it in one message, each with its line and as it was written. */
import type * as z from "zod/mini";
import { InputError } from "../../errors.js";
import { closestName } from "../../text/suggest.js";
import { quote } from "../../text/truncate.js";
import { keysOf } from "../world/fields.js";
import { ACTIONS, type ScenarioFile, scenarioForm, type WrittenEvent } from "./format.js";

type Path = readonly PropertyKey[];

interface Problem {
  readonly path: Path;
  readonly text: string;
}

const PROBLEMS_SHOWN = 10;

/** @throws InputError for what is no scenario; `name` is what its messages call the file. */
export async function readScenario(text: string, name: string): Promise<ScenarioFile> {
  const { value, lineOf } = await readYaml(text, name);
  const result = scenarioForm.safeParse(value);
  const problems = result.success
    ? problemsBetween(result.data)
    : result.error.issues.flatMap((issue) => problemsOf(issue, value));
  if (result.success && problems.length === 0) return result.data;
  const lines = problems
    .map((problem) => ({ ...problem, line: lineOf(problem.path) }))
    .toSorted((one, other) => one.line - other.line)
    .map(
      ({ line, path, text: wrong }) =>
        `${name} line ${line}${path.length === 0 ? "" : `, ${asWritten(path)}`}: ${wrong}`,
    );
  const more = lines.length > PROBLEMS_SHOWN ? [`and ${lines.length - PROBLEMS_SHOWN} more`] : [];
  throw new InputError([...lines.slice(0, PROBLEMS_SHOWN), ...more]);
}

async function readYaml(text: string, name: string) {
  const yaml = await import("yaml");
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  const [error] = document.errors;
  if (error !== undefined) {
    // The parser's own words are advice on how to call it.
    const wrong = error.code === "MULTIPLE_DOCS" ? "must be one YAML document; another one begins here" : error.message;
    throw new InputError([`${name} line ${lines.linePos(error.pos[0]).line}: ${wrong}`], { cause: error });
  }
  const offsetOf = (path: Path): number => {
    const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
    const pairs = yaml.isMap(parent) ? parent.items : [];
    // A key stands where its value may begin lines below.
    const key = pairs.map((pair) => pair.key).find((each) => yaml.isScalar(each) && String(each.value) === path.at(-1));
    const node = key ?? (path.length === 0 ? document.contents : document.getIn(path, true));
    const start = yaml.isNode(node) ? node.range?.[0] : undefined;
    return start ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)));
  };
  try {
    const value: unknown = document.toJS();
    return { value, lineOf: (path: Path) => Math.max(1, lines.linePos(offsetOf(path)).line) };
  } catch (cause) {
    // An alias without its anchor, or aliases of aliases that stand for more than fits.
    throw new InputError([`${name}: ${cause instanceof Error ? cause.message : "cannot be read"}`], { cause });
  }
}

function problemsOf(issue: z.core.$ZodIssue, whole: unknown): readonly Problem[] {
  const { path, message } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = message.split(" ");
    return issue.keys.map((key) => ({ path: [...path, key], text: unknownKey(key, known) }));
  }
  // What is wrong about a name needs no telling what its value is.
  if (message.startsWith("is not")) return [{ path, text: message }];
  const found = valueAt(whole, path);
  return [
    {
      path,
      text:
        found === undefined ? `is missing; it ${message}` : `${message}; got ${shown(found)}${advice(found, message)}`,
    },
  ];
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = closestName(key, known);
  return meant === undefined
    ? `is not known; the keys here are ${known.join(", ")}`
    : `is not known; did you mean ${meant}?`;
}

function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return typeof value === "object" && value !== null ? valueAt(Reflect.get(value, key), rest) : undefined;
}

const SHOWN_CHARACTERS = 100;

function shown(value: unknown): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return quote(value);
  const json = jsonOf(value);
  return json === null || json.length > SHOWN_CHARACTERS ? "a long value" : json;
}

/** Null for what contains itself by an alias, which has no end. */
function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** A number without a unit, and a word with a slip. */
function advice(found: unknown, message: string): string {
  if (typeof found === "number" && message.includes("a duration")) return ` (for minutes write ${found}m)`;
  const [, words = ""] = /one of ([\w, -]+)/.exec(message) ?? [];
  const meant = typeof found === "string" ? closestName(found, words.split(", ")) : undefined;
  return meant === undefined || meant === "" ? "" : `; did you mean ${meant}?`;
}

/** `pull-requests[2].tests`, as a person finds it. */
function asWritten(path: Path): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? "" : "."}${String(part)}`))
    .join("");
}

const CONFLICTS = ["conflicts-with", "conflicts-in-text"] as const;

/** What is wrong although each value for itself is right. */
function problemsBetween(file: ScenarioFile): readonly Problem[] {
  const listed = numbersOf(file["pull-requests"]);
  const total = listed.length + file.generate.reduce((sum, { count }) => sum + count, 0);
  const highest = Math.max(0, ...listed) + total - listed.length;
  const isKnown = (number: number) => listed.includes(number) || (number <= highest && number > Math.max(0, ...listed));
  const unknown = (path: Path, given: readonly number[] = []) =>
    given.filter((number) => !isKnown(number)).map((number) => ({ path, text: `there is no pull request ${number}` }));
  const twice = listed.flatMap((number, index) =>
    listed.indexOf(number) === index
      ? []
      : [{ path: ["pull-requests", index], text: `the number ${number} is there twice` }],
  );
  const conflicts = (change: Pick<WrittenEvent, (typeof CONFLICTS)[number]>, of: readonly number[], path: Path) =>
    CONFLICTS.flatMap((key) => [
      ...unknown([...path, key], change[key]),
      ...(change[key] ?? [])
        .filter((number) => of.includes(number))
        .map((number) => ({ path: [...path, key], text: `pull request ${number} cannot conflict with itself` })),
    ]);
  return [
    ...(total === 0
      ? [{ path: [], text: "has no pull request: list some under pull-requests, or generate them" }]
      : []),
    ...twice,
    ...file["pull-requests"].flatMap((each, index) =>
      conflicts(each, listed.slice(index, index + 1), ["pull-requests", index]),
    ),
    ...file.generate.flatMap((each, index) =>
      each.every === undefined || each["per-hour"] === undefined
        ? []
        : [{ path: ["generate", index, "per-hour"], text: "cannot stand beside every; take one of them" }],
    ),
    ...file.events.flatMap((event, index) => [
      ...problemsOfEvent(event, ["events", index]),
      ...conflicts(event, [...numbersIn(event.push), ...numbersIn(event.change)], ["events", index]),
      ...actionsOf(event).flatMap((action) => unknown(["events", index, action], numbersIn(event[action]))),
    ]),
  ];
}

/** The numbers of pull requests that are listed: one that says none has the next after the one before it. */
export function numbersOf(listed: ScenarioFile["pull-requests"]): readonly number[] {
  let last = 0;
  return listed.map(({ number = last + 1 }) => {
    last = number;
    return number;
  });
}

type Action = keyof typeof ACTIONS;

const ACTION_NAMES: readonly Action[] = keysOf(ACTIONS);

function actionsOf(event: WrittenEvent): readonly Action[] {
  return ACTION_NAMES.filter((name) => event[name] !== undefined);
}

function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}

/** Where an event may say what is different about a change, or about a submission. */
const OF_SUBMISSIONS: ReadonlySet<string> = new Set(["priority", "no-batch"]);

function problemsOfEvent(event: WrittenEvent, path: Path): readonly Problem[] {
  const [action, second] = actionsOf(event);
  if (action === undefined) return [{ path, text: `does nothing; say one of ${ACTION_NAMES.join(", ")}` }];
  if (second !== undefined) {
    return [{ path: [...path, second], text: `cannot stand beside ${action}; write two events of the same time` }];
  }
  const more = Object.keys(event).filter((key) => key !== "at" && key !== action);
  const isOfChange = action === "change" || (action === "push" && event.push !== "target");
  const fits = (key: string) => (OF_SUBMISSIONS.has(key) ? action === "submit" : isOfChange);
  const wrong = more.filter((key) => !fits(key));
  if (action === "change" && more.length === 0) {
    return [{ path, text: "changes nothing; say what is different, such as broken: false" }];
  }
  return wrong.map((key) => ({
    path: [...path, key],
    text: `means nothing beside ${action}; it belongs to ${OF_SUBMISSIONS.has(key) ? "submit" : "push or change"}`,
  }));
}
