import type { Input } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { operations } from "../operations/registry.js";
import { ENVIRONMENT_VARIABLES_BY_INPUT, listFlags } from "./arguments.js";
import { formatColumns, limitWidth, type Row, removeBackticks, shortenSentence, wrapText } from "./columns.js";
import { COMMANDS, formatExampleCommand, listExitCodes, listOperationResults } from "./surface.js";

const GROUPS: Readonly<Record<Operation["target"], string>> = {
  "pull-request": "For a pull request",
  change: "For a change in the checkout",
  queue: "For a queue",
  repository: "For a repository",
};

const ENVIRONMENT: readonly Row[] = [
  [
    ENVIRONMENT_VARIABLES_BY_INPUT.token.join(", "),
    "API key or v1 token of the merge queue service. Set this variable or --token-file.",
  ],
  [
    ENVIRONMENT_VARIABLES_BY_INPUT["github-token"].join(", "),
    "Token for GitHub API requests. Set this variable or --github-token-file.",
  ],
  [
    ENVIRONMENT_VARIABLES_BY_INPUT["api-url"].join(", "),
    "Base address of the service. Set this variable or --api-url.",
  ],
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
    `${wrapText("Controls a merge queue. Standard error shows the progress. Standard output shows the result as text on a terminal, and as one JSON object in a pipe or a file, or with --json. merge-queue OPERATION --help shows the flags of an operation.", width, 0)}\n`,
    ...groups,
    `Other commands:\n${formatColumns(
      Object.entries(COMMANDS).map(([name, { meaning }]): Row => [name, meaning]),
      width,
      left,
    )}`,
    `Options:\n${formatColumns([HELP_FLAG, ["--version", "Show the version."]], width, left)}`,
    `Environment:\n${formatColumns(ENVIRONMENT, width, left)}`,
    `Exit codes, each with its error-kind:\n${formatColumns(exitCodes(), width, 16)}`,
  ].join("\n");
}

function exitCodes(): readonly Row[] {
  return listExitCodes().map(
    ({ code, kind, meaning }): Row => [`${code}`.padEnd(kind === "" ? 0 : 4) + kind, removeBackticks(meaning)],
  );
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
  const example = `Example:\n  ${formatExampleCommand(operation)}\n`;
  if (!isComplete) {
    const rows = own.map(flagRow).map(([flag, meaning]): Row => [flag, meaning.replace(/\. .*/s, ".")]);
    const more = `Run merge-queue ${operation.name} --help-all for all flags, results and outputs.\n`;
    return [...head, ...section("Flags", rows), example, more].join("\n");
  }
  const results = listOperationResults(operation).map(({ name, description, exitCode, failsOnly }): Row => {
    const exit = exitCode === 0 ? "" : ` (exit ${exitCode})`;
    const exception = failsOnly === null ? "" : ` Fails ${failsOnly}.`;
    return [`${name}${exit}`, removeBackticks(`${description}${exception}`)];
  });
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
  const value = parse.boolean === true ? "" : parse.repeatable === true ? " LINE..." : ` ${valueName(name, parse)}`;
  // A default with several lines is too long for the help, and the description explains it.
  const shown = input.default?.includes("\n") === true ? undefined : input.default;
  return [
    `--${name}${value}`,
    `${removeBackticks(commandLine ?? description)}${shown === undefined ? "" : ` (default: ${shown})`}`,
  ];
}

const LONGEST_CHOICE = 24;

function valueName(name: string, { choices = [], schema }: Input<unknown>["parse"]): string {
  const choice = choices.join("|");
  if (choices.length > 1 && choice.length <= LONGEST_CHOICE) return choice;
  if (name.endsWith("-file")) return "PATH";
  return schema?.type === "integer" ? "NUMBER" : "TEXT";
}
