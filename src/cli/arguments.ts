import { OUTPUT_FORMATS } from "../ci/outputs-file.js";
import { commonInputs } from "../inputs/common.js";
import { createInputWithDefault, createOptionalInput, type Input } from "../inputs/input.js";
import { anyTextParser, booleanParser, createChoiceParser } from "../inputs/parsers.js";
import type { Operation } from "../operation.js";
import { listOperationInputs } from "../operations/registry.js";
import { createInputProblem, type InputProblem } from "../text/problem.js";
import { findClosestName } from "../text/suggest.js";
import { quoteText } from "../text/truncate.js";

/** Environment variables for each input. The first variable that is not empty sets the input. */
export const ENVIRONMENT_VARIABLES_BY_INPUT: Readonly<Record<"token" | "github-token" | "api-url", readonly string[]>> =
  { token: ["MERGE_QUEUE_TOKEN"], "github-token": ["GITHUB_TOKEN", "GH_TOKEN"], "api-url": ["MERGE_QUEUE_API_URL"] };

const inCode = (name: string): string => `\`${name}\``;
const tokenVariables = ENVIRONMENT_VARIABLES_BY_INPUT.token.map(inCode).join(" or ");
const githubTokenVariables = ENVIRONMENT_VARIABLES_BY_INPUT["github-token"].map(inCode).join(" or ");

export const commandInputs = {
  tokenFile: createOptionalInput(anyTextParser, {
    name: "token-file",
    description: `File with the API key or the v1 token; \`-\` is standard input. Default: the variable ${tokenVariables}.`,
  }),
  githubTokenFile: createOptionalInput(anyTextParser, {
    name: "github-token-file",
    description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${githubTokenVariables}.`,
  }),
  summaryFile: createOptionalInput(anyTextParser, {
    name: "summary-file",
    description: "File to which the command appends the Markdown summary.",
  }),
  outputsFile: createOptionalInput(anyTextParser, {
    name: "outputs-file",
    description:
      "File to which the command writes the outputs for the next step. The command replaces an existing file.",
  }),
  outputsFormat: createInputWithDefault(createChoiceParser(...OUTPUT_FORMATS), "dotenv", {
    name: "outputs-format",
    description: `Format of \`--outputs-file\`: ${OUTPUT_FORMATS.map(inCode).join(", ")}.`,
  }),
  json: createOptionalInput(booleanParser, {
    name: "json",
    description:
      "Print the result as JSON (`--json=false`: as text). Default: text on a terminal, JSON everywhere else.",
  }),
  quiet: createInputWithDefault(booleanParser, "false", {
    name: "quiet",
    description: "Print only errors on standard error.",
  }),
  verbose: createInputWithDefault(booleanParser, "false", {
    name: "verbose",
    description: "Print every API request on standard error.",
  }),
} as const;

type Flags = readonly Input<unknown>[];

const COMMON: Flags = Object.values(commonInputs);
const COMMAND: Flags = Object.values(commandInputs);
const isSecret = ({ secret }: Input<unknown>): boolean => secret === true;

/** Inputs that must not be arguments, because other users of the machine can read arguments. */
export const SECRET_INPUTS: readonly string[] = COMMON.filter(isSecret).map(({ name }) => name);

const COMMON_FLAGS = COMMON.filter((input) => !isSecret(input));

export function listFlags({ inputs }: Operation): Readonly<Record<"own" | "common" | "command", Flags>> {
  return { own: Object.values(inputs), common: COMMON_FLAGS, command: COMMAND };
}

export const INPUTS_BY_FLAG: ReadonlyMap<string, Input<unknown>> = new Map(
  [...COMMON_FLAGS, ...COMMAND, ...listOperationInputs().map(({ input }) => input)].map((input) => [input.name, input]),
);

const HELP: readonly string[] = ["--help", "-h", "--help-all"];

export function readArguments(argv: readonly string[]) {
  const given = new Map<string, string[]>();
  const problems: InputProblem[] = [];
  let help: "short" | "all" | undefined;
  for (const { flag, value } of split(argv)) {
    if (flag === undefined) {
      const text = `${quoteText(value ?? "")} is unexpected: only flags can follow the operation.`;
      problems.push(createInputProblem([], text));
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
    // A secret in the arguments is an error. Its text is stored so that the output can hide it.
    if (text !== undefined && (INPUTS_BY_FLAG.has(name) || SECRET_INPUTS.includes(name)))
      given.set(name, [...(given.get(name) ?? []), text]);
  }
  for (const [name, { length }] of given) {
    if (length > 1 && INPUTS_BY_FLAG.get(name)?.parse.repeatable !== true)
      problems.push(createInputProblem(name, `is set ${length} times; it accepts one value.`));
  }
  const joined = [...given].map(([name, values]): [string, string] => [name, values.join("\n")]);
  // An empty value means the same as a missing flag.
  return { texts: new Map(joined.filter(([, text]) => text.trim() !== "")), problems, help };
}

function isSwitch(name: string): boolean {
  return INPUTS_BY_FLAG.get(name)?.parse.boolean === true;
}

/** Splits the arguments into pairs of flag and value. An argument without a flag has only a value. */
function* split(argv: readonly string[]): Generator<Partial<Record<"flag" | "value", string | undefined>>> {
  /** Flag that the next argument may belong to. The value of an unknown flag may be a secret too. */
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

/** True when an argument is a value. A value after a flag may start with one dash. */
function isText(argument: string, before = ""): boolean {
  if (!argument.startsWith("-") || argument === "-" || (argument === "--" && before === "")) return true;
  const name = before.replace(/^--/, "");
  return !argument.startsWith("--") && before.startsWith("--") && INPUTS_BY_FLAG.has(name) && !isSwitch(name);
}

function flagProblem(flag: string, name: string, text: string | undefined): InputProblem | undefined {
  if (INPUTS_BY_FLAG.has(name) && flag.startsWith("--"))
    return text === undefined
      ? createInputProblem(name, `a value is required. Write a value that starts with -- as --${name}=VALUE.`)
      : undefined;
  if (SECRET_INPUTS.includes(name)) {
    const advice = `Set the variable ${findInputVariable(name)}, or use --${name}-file PATH.`;
    return createInputProblem(
      [],
      `--${name} is not allowed, because other users of the machine can read arguments. ${advice}`,
    );
  }
  return createInputProblem([], `${quoteText(flag)} is not a flag; ${adviceFor(name)}`);
}

function adviceFor(name: string): string {
  const positive = name.replace(/^no-/, "");
  if (positive !== name && isSwitch(positive)) return `write --${positive}=false.`;
  const meant = findClosestName(name, [...INPUTS_BY_FLAG.keys(), ...SECRET_INPUTS, "help"]);
  if (meant === undefined) return "--help-all lists all flags.";
  return `did you mean --${meant}${SECRET_INPUTS.includes(meant) ? "-file" : ""}?`;
}

export function findInputVariable(input: string): string {
  return Object.entries(ENVIRONMENT_VARIABLES_BY_INPUT).find(([name]) => name === input)?.[1][0] ?? input;
}
