import { OUTPUT_FORMATS } from "../ci/outputs-file.js";
import { commonInputs } from "../inputs/common.js";
import { type Input, optional, withDefault } from "../inputs/input.js";
import { text as anyText, boolean, oneOf } from "../inputs/parsers.js";
import type { Operation } from "../operation.js";
import { ownInputs } from "../operations/registry.js";
import { type Problem, problemOf } from "../text/problem.js";
import { closestName } from "../text/suggest.js";
import { quote } from "../text/truncate.js";

/** Variables of inputs; the first one that is set counts. */
export const VARIABLES: Readonly<Record<"token" | "github-token" | "api-url", readonly string[]>> = {
  token: ["MERGE_QUEUE_TOKEN"],
  "github-token": ["GITHUB_TOKEN", "GH_TOKEN"],
  "api-url": ["MERGE_QUEUE_API_URL"],
};

const inCode = (name: string): string => `\`${name}\``;
const tokenVariables = VARIABLES.token.map(inCode).join(" or ");
const githubTokenVariables = VARIABLES["github-token"].map(inCode).join(" or ");

export const commandInputs = {
  tokenFile: optional(anyText, {
    name: "token-file",
    description: `File with the API token; \`-\` is standard input. Default: the variable ${tokenVariables}.`,
  }),
  githubTokenFile: optional(anyText, {
    name: "github-token-file",
    description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${githubTokenVariables}.`,
  }),
  summaryFile: optional(anyText, {
    name: "summary-file",
    description: "File to which the command appends the Markdown summary.",
  }),
  outputsFile: optional(anyText, {
    name: "outputs-file",
    description: "File for the outputs, for the next step of a CI system. The command replaces the file.",
  }),
  outputsFormat: withDefault(oneOf(...OUTPUT_FORMATS), "dotenv", {
    name: "outputs-format",
    description: `Format of \`--outputs-file\`: ${OUTPUT_FORMATS.map(inCode).join(", ")}.`,
  }),
  json: optional(boolean, {
    name: "json",
    description:
      "Print the result as JSON (`--json=false`: as text). Default: text on a terminal, JSON everywhere else.",
  }),
  quiet: withDefault(boolean, "false", { name: "quiet", description: "Print only errors on standard error." }),
  verbose: withDefault(boolean, "false", { name: "verbose", description: "Print every request on standard error." }),
} as const;

type Flags = readonly Input<unknown>[];

const COMMON: Flags = Object.values(commonInputs);
const COMMAND: Flags = Object.values(commandInputs);
const isSecret = ({ secret }: Input<unknown>): boolean => secret === true;

/** Inputs that must not be arguments, because other users of the machine can read arguments. */
export const SECRETS: readonly string[] = COMMON.filter(isSecret).map(({ name }) => name);

const COMMON_FLAGS = COMMON.filter((input) => !isSecret(input));

export function flagsOf({ inputs }: Operation): Readonly<Record<"own" | "common" | "command", Flags>> {
  return { own: Object.values(inputs), common: COMMON_FLAGS, command: COMMAND };
}

export const FLAGS: ReadonlyMap<string, Input<unknown>> = new Map(
  [...COMMON_FLAGS, ...COMMAND, ...ownInputs().map(({ input }) => input)].map((input) => [input.name, input]),
);

const HELP: readonly string[] = ["--help", "-h", "--help-all"];

export function readArguments(argv: readonly string[]) {
  const given = new Map<string, string[]>();
  const problems: Problem[] = [];
  let help: "short" | "all" | undefined;
  for (const { flag, value } of split(argv)) {
    if (flag === undefined) {
      const text = `${quote(value ?? "")} is unexpected: only flags can follow the operation.`;
      problems.push(problemOf([], text));
      continue;
    }
    if (HELP.includes(flag)) {
      help = flag === "--help-all" ? "all" : "short";
      continue;
    }
    const name = flag.replace(/^--?/, "");
    const text = value ?? (isSwitch(name) ? "true" : undefined);
    const problem = flagProblem(flag, name, text);
    if (problem !== undefined) problems.push(problem);
    // The output must hide a secret in the arguments too.
    if (text !== undefined && (FLAGS.has(name) || SECRETS.includes(name)))
      given.set(name, [...(given.get(name) ?? []), text]);
  }
  for (const [name, { length }] of given) {
    if (length > 1 && FLAGS.get(name)?.parse.repeatable !== true)
      problems.push(problemOf(name, `is set ${length} times; it accepts one value.`));
  }
  const joined = [...given].map(([name, values]): [string, string] => [name, values.join("\n")]);
  // An empty text means that the input is not set.
  return { texts: new Map(joined.filter(([, text]) => text.trim() !== "")), problems, help };
}

function isSwitch(name: string): boolean {
  return FLAGS.get(name)?.parse.boolean === true;
}

/** Splits arguments into flags and values; a text without a flag has only a value. */
function* split(argv: readonly string[]): Generator<Partial<Record<"flag" | "value", string | undefined>>> {
  /** Flag that may have the next argument as value. The value of an unknown flag may be a secret. */
  let open: string | undefined;
  for (const argument of argv) {
    if (isText(argument, open)) {
      yield { flag: open, value: argument };
      open = undefined;
      continue;
    }
    if (open !== undefined) yield { flag: open };
    const [, flag = "", value] = /^([^=]*)(?:=(.*))?$/s.exec(argument) ?? [];
    open = value === undefined && !HELP.includes(flag) ? flag : undefined;
    if (open === undefined) yield { flag, value };
  }
  if (open !== undefined) yield { flag: open };
}

/** True for a value, which may start with one dash after a flag. */
function isText(argument: string, before = ""): boolean {
  if (!argument.startsWith("-") || argument === "-" || (argument === "--" && before === "")) return true;
  const name = before.replace(/^--/, "");
  return !argument.startsWith("--") && before.startsWith("--") && FLAGS.has(name) && !isSwitch(name);
}

function flagProblem(flag: string, name: string, text: string | undefined): Problem | undefined {
  if (FLAGS.has(name) && flag.startsWith("--"))
    return text === undefined
      ? problemOf(name, `requires a value. Write a value that starts with -- as --${name}=VALUE.`)
      : undefined;
  if (SECRETS.includes(name)) {
    const advice = `Set the variable ${variableFor(name)}, or use --${name}-file PATH.`;
    return problemOf([], `--${name} is not allowed, because other users of the machine can read arguments. ${advice}`);
  }
  return problemOf([], `${quote(flag)} is not a flag; ${adviceFor(name)}`);
}

function adviceFor(name: string): string {
  const positive = name.replace(/^no-/, "");
  if (positive !== name && isSwitch(positive)) return `write --${positive}=false.`;
  const meant = closestName(name, [...FLAGS.keys(), ...SECRETS, "help"]);
  if (meant === undefined) return "--help-all lists all flags.";
  return `did you mean --${meant}${SECRETS.includes(meant) ? "-file" : ""}?`;
}

export function variableFor(input: string): string {
  return Object.entries(VARIABLES).find(([name]) => name === input)?.[1][0] ?? input;
}
