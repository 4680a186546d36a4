import type { Input } from "../inputs/input.js";
import { listDeclaredResults, type Operation } from "../operation.js";
import { operations } from "../operations/registry.js";
import { INPUT_VARIABLES, listFlags } from "./arguments.js";
import { EXIT_CODES, findExitCode } from "./exit-codes.js";

const GROUPS: Readonly<Record<Operation["target"], string>> = {
  "pull-request": "For a pull request",
  change: "For a change in the checkout",
  queue: "For a queue",
  repository: "For a repository",
};

export const COMMANDS = {
  serve: "Runs a local merge queue for tests. See merge-queue serve --help.",
  simulate: "Simulates a merge queue and compares settings. See merge-queue simulate --help.",
  demo: "Merges a sample pull request in a local queue. --fail shows a failure instead. --keep leaves the queue running after the demo.",
  completion: "Prints a completion script for bash, zsh or fish.",
  help: "Shows this help text, or the help text of a command, for example: merge-queue help submit.",
} as const;

type Row = readonly [name: string, meaning: string];

const ENVIRONMENT: readonly Row[] = [
  [
    INPUT_VARIABLES.token.join(", "),
    "API key or v1 token of the merge queue service. Set this variable or --token-file.",
  ],
  [
    INPUT_VARIABLES["github-token"].join(", "),
    "Token for GitHub API requests. Set this variable or --github-token-file.",
  ],
  [INPUT_VARIABLES["api-url"].join(", "), "Base address of the service. Set this variable or --api-url."],
];

const HELP_FLAG: Row = ["--help", "Show this help text."];
const HELP_ALL_FLAG: Row = ["--help-all", "Show all flags, results and outputs."];

export function formatHelp(terminal: number | undefined): string {
  const width = limitWidth(terminal);
  const left = Math.max(...operations.map(({ name }) => name.length));
  const groups = Object.entries(GROUPS).map(([target, title]) => {
    const members = operations.filter((operation) => operation.target === target);
    const room = width - left - 4;
    const rows = members.map((each): Row => [each.name, shortenSentence(removeBackticks(each.title), room)]);
    return `${title}:\n${formatColumns(rows, width, left)}`;
  });
  return [
    "Usage: merge-queue OPERATION [flags]\n",
    `${wrapText("Controls a merge queue. Standard error shows the progress, and standard output shows the result: text on a terminal, one JSON object everywhere else (with --json always). merge-queue OPERATION --help shows the flags of an operation.", width, 0)}\n`,
    ...groups,
    `Other commands:\n${formatColumns(Object.entries(COMMANDS), width, left)}`,
    `Options:\n${formatColumns([HELP_FLAG, ["--version", "Show the version."]], width, left)}`,
    `Environment:\n${formatColumns(ENVIRONMENT, width, left)}`,
    `Exit codes, each with its error-kind:\n${formatColumns(exitCodes(), width, 16)}`,
  ].join("\n");
}

function exitCodes(): readonly Row[] {
  const rows = Object.entries(EXIT_CODES)
    .toSorted(([, one], [, other]) => one.code - other.code)
    .map(([kind, { code, meaning }]): Row => [`${code}`.padEnd(4) + kind, meaning]);
  return [["0", "The operation succeeded. The field result has one word that describes the result."], ...rows];
}

const LEFT = 26;

/** Formats the help of an operation. `isComplete` adds the common flags, the results and the outputs. */
export function formatOperationHelp(operation: Operation, terminal: number | undefined, isComplete = false): string {
  const width = limitWidth(terminal);
  const { own, common, command } = listFlags(operation);
  const section = (title: string, rows: readonly Row[]): readonly string[] =>
    rows.length === 0 ? [] : [`${title}:\n${formatColumns(rows, width, LEFT)}`];
  const head = [
    `Usage: merge-queue ${operation.name} [flags]\n`,
    `${wrapText(removeBackticks(operation.title), width, 0)}\n`,
  ];
  const example = `Example:\n  ${exampleOf(operation)}\n`;
  if (!isComplete) {
    const rows = own.map(flagRow).map(([flag, meaning]): Row => [flag, meaning.replace(/\. .*/s, ".")]);
    const more = `Run merge-queue ${operation.name} --help-all for all flags, results and outputs.\n`;
    return [...head, ...section("Flags", rows), example, more].join("\n");
  }
  const results = Object.entries(listDeclaredResults(operation)).map(
    ([name, { description, fails, failsOnly }]): Row => {
      const exit = fails === undefined ? "" : ` (exit ${findExitCode(fails)})`;
      const exception = failsOnly === undefined ? "" : ` Fails ${failsOnly}.`;
      return [`${name}${exit}`, removeBackticks(`${description}${exception}`)];
    },
  );
  const outputs = Object.entries(operation.outputs).map(([name, text]): Row => [name, removeBackticks(text)]);
  return [
    ...head,
    ...section("Flags", own.map(flagRow)),
    ...section("Flags of every operation", common.map(flagRow)),
    ...section("Flags of the command line", [...command.map(flagRow), HELP_FLAG, HELP_ALL_FLAG]),
    ...section("Environment", ENVIRONMENT),
    ...section("Results", results),
    ...section("Outputs", outputs),
    example,
  ].join("\n");
}

function flagRow({ name, parse, description, commandLine, ...input }: Input<unknown>): Row {
  const value =
    parse.boolean === true ? "" : parse.repeatable === true ? " LINE..." : ` ${valueName(name, parse.choices)}`;
  // A default with several lines is too long for the help, and the description explains it.
  const shown = input.default?.includes("\n") === true ? undefined : input.default;
  return [
    `--${name}${value}`,
    `${removeBackticks(commandLine ?? description)}${shown === undefined ? "" : ` (default: ${shown})`}`,
  ];
}

const LONGEST_CHOICE = 24;

function valueName(name: string, words: readonly string[] = []): string {
  const choice = words.join("|");
  if (words.length > 1 && choice.length <= LONGEST_CHOICE) return choice;
  if (name.endsWith("-file")) return "PATH";
  return /(?:^|-)(?:number|code|size|days|attempts|reports)$/.test(name) ? "NUMBER" : "TEXT";
}

const REPOSITORY = { repository: "owner/name" } as const;
const QUEUE = { ...REPOSITORY, "target-branch": "main" } as const;

const TARGETS: Readonly<Record<Operation["target"], Readonly<Record<string, string>>>> = {
  "pull-request": { ...QUEUE, "pr-number": "7" },
  queue: QUEUE,
  repository: REPOSITORY,
  change: { "target-branch": "main" },
};

/** Returns an example that works outside of a CI system and without a GitHub token. */
function exampleOf({ name, target, example }: Operation): string {
  const flags = Object.entries({ ...TARGETS[target], ...example });
  return ["merge-queue", name, ...flags.map(([flag, value]) => `--${flag} ${quoted(value)}`)].join(" ");
}

/** Quotes a value for a shell. A value with `$(...)` gets double quotes, so that the shell runs the command. */
function quoted(value: string): string {
  if (value.startsWith("$(")) return `"${value}"`;
  return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}

export function limitWidth(terminal: number | undefined): number {
  return Math.min(Math.max(terminal ?? WIDEST, NARROWEST), WIDEST);
}

const NARROWEST = 60;
const WIDEST = 100;

export function removeBackticks(markdown: string): string {
  return markdown.replaceAll("`", "");
}

export function shortenSentence(sentence: string, width: number): string {
  const [clause = ""] = sentence.split(/[;:] |\.( |$)/);
  return clause.length <= width ? clause : clause.slice(0, width).replace(/(?:, [^,]*|\s+\S*)$/, "");
}

/** Breaks a text between words. Indents all lines except the first. */
export function wrapText(text: string, width: number, indent: number): string {
  const lines = text.match(new RegExp(`\\S.{0,${width - indent - 1}}(?= |$)|\\S+`, "gs")) ?? [];
  return lines.join(`\n${" ".repeat(indent)}`);
}

/** Formats two columns. A name that does not fit into the left column has its own line. */
export function formatColumns(rows: readonly Row[], width: number, left: number): string {
  const begin = left + 4;
  return rows
    .map(([name, text]) => {
      const gap = name.length <= left ? " ".repeat(left + 2 - name.length) : `\n${" ".repeat(begin)}`;
      return `  ${name}${gap}${wrapText(text, width, begin)}\n`;
    })
    .join("");
}
