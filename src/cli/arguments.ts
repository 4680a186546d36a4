import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { nearMiss } from "../near-miss.js";
import { type Problem, problemOf } from "../problem.js";
import { quote } from "../shorten.js";
import { allFlags, SECRETS } from "./flags.js";
import { variableFor } from "./variables.js";

/** What the arguments behind the operation say. */
export interface Arguments {
  /** Texts of inputs by their names, as an action would get them; empty ones, which mean "not given", are left out. */
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  readonly help: boolean;
}

interface Read {
  readonly flag: string;
  /** Undefined where none was given. */
  readonly value: string | undefined;
}

/** Reads flags, and collects every problem instead of stopping at the first. */
export function readArguments(argv: readonly string[]): Arguments {
  const given = new Map<string, string[]>();
  const problems: Problem[] = [];
  let help = false;
  for (const item of split(argv)) {
    if (typeof item === "string") {
      problems.push(
        problemOf([], `${quote(item)} is not expected here: everything behind the operation is a flag.`),
      );
      continue;
    }
    const { flag, value } = item;
    if (flag === "--help" || flag === "-h") {
      help = true;
      continue;
    }
    const name = flag.replace(/^--/, "");
    const text = value ?? (KNOWN.get(name)?.parse.bare === true ? "true" : undefined);
    const problem = flagProblem(flag, name, text);
    if (problem !== undefined) problems.push(problem);
    // A secret that was given all the same is kept, so that it is known and never shown.
    if (text !== undefined && (KNOWN.has(name) || SECRETS.includes(name)))
      given.set(name, [...(given.get(name) ?? []), text]);
  }
  for (const [name, { length }] of given) {
    if (length > 1 && KNOWN.get(name)?.parse.many !== true)
      problems.push(problemOf(name, `is given ${length} times; it takes one value.`));
  }
  const joined = [...given].map(([name, values]): [string, string] => [name, values.join("\n")]);
  const texts = new Map(joined.filter(([, text]) => text.trim() !== ""));
  return { texts, problems, help };
}

const KNOWN = allFlags();

/** How Node's own parser takes each flag: a value that begins with one dash belongs to the flag before it. */
const OPTIONS: ParseArgsOptionsConfig = {
  ...Object.fromEntries(
    [...KNOWN].map(([name, { parse }]) => [name, { type: parse.bare === true ? "boolean" : "string" }]),
  ),
  help: { type: "boolean", short: "h" },
};

/** Flags with their values, and texts that belong to none. */
function* split(argv: readonly string[]): Generator<Read | string> {
  const { tokens } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  /** A flag whose value the next argument may be: of a boolean, or of an unknown one, where it may be a secret. */
  let open: string | undefined;
  for (const token of tokens) {
    if (token.kind === "positional") {
      yield open === undefined ? token.value : { flag: open, value: token.value };
      open = undefined;
      continue;
    }
    if (open !== undefined) yield { flag: open, value: undefined };
    open = undefined;
    if (token.kind === "option-terminator") yield "--";
    else if (token.value === undefined && token.name !== "help") open = token.rawName;
    else if (token.inlineValue === false && token.value.startsWith("--")) {
      // The next flag was taken for the value that is missing.
      yield { flag: token.rawName, value: undefined };
      const [flag, ...value] = token.value.split("=");
      if (value.length > 0 && flag !== undefined) yield { flag, value: value.join("=") };
      else open = flag;
    } else yield { flag: token.rawName, value: token.value };
  }
  if (open !== undefined) yield { flag: open, value: undefined };
}

function flagProblem(flag: string, name: string, text: string | undefined): Problem | undefined {
  if (KNOWN.has(name) && flag.startsWith("--"))
    return text === undefined
      ? problemOf(name, `needs a value; one that begins with -- is written as --${name}=VALUE.`)
      : undefined;
  if (SECRETS.includes(name)) return refused(name);
  const positive = name.replace(/^no-/, "");
  if (positive !== name && KNOWN.get(positive)?.parse.bare === true)
    return problemOf([], `${quote(flag)} is no flag; write --${positive}=false.`);
  const meant = nearMiss(name, [...KNOWN.keys(), ...SECRETS, "help"]);
  if (meant === undefined) return problemOf([], `${quote(flag)} is no flag; --help lists them.`);
  return problemOf(
    [],
    `${quote(flag)} is no flag; did you mean --${meant}${SECRETS.includes(meant) ? "-file" : ""}?`,
  );
}

function refused(name: string): Problem {
  return problemOf(
    [],
    `--${name} is not taken, because other users of the machine can read the arguments of a command. Set the variable ${variableFor(name)}, or give --${name}-file PATH.`,
  );
}
