import type { Input } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { resultsOf } from "../results.js";
import { exampleOf } from "./example.js";
import { exitCodeOf } from "./exit-codes.js";
import { flagsOf } from "./flags.js";
import { ENVIRONMENT } from "./help.js";
import { columns, plain, readableWidth, wrap } from "./text.js";

/** Where the meanings of flags, results and outputs begin. */
const LEFT = 26;

/** What `merge-queue OPERATION --help` prints. */
export function operationHelp(operation: Operation, terminal: number | undefined): string {
  const width = readableWidth(terminal);
  const { own, common, command } = flagsOf(operation);
  const results = Object.entries(resultsOf(operation)).map(
    ([name, { description, fails }]): [string, string] => [
      `${name}${fails === undefined ? "" : ` (exit ${exitCodeOf(fails)})`}`,
      plain(description),
    ],
  );
  const outputs = Object.entries(operation.outputs).map(([name, description]): [string, string] => [
    name,
    plain(description),
  ]);
  const section = (title: string, rows: readonly (readonly [string, string])[]): string =>
    rows.length === 0 ? "" : `${title}:\n${columns(rows, width, LEFT)}`;
  return [
    `Usage: merge-queue ${operation.name} [flags]\n`,
    `${wrap(plain(operation.title), width, 0)}\n`,
    section("Flags", own.map(flagRow)),
    section("Flags of every operation", common.map(flagRow)),
    section("Flags of the command line", [...command.map(flagRow), ["--help", "Show this text."]]),
    section("Environment", ENVIRONMENT),
    section("Results", results),
    section("Outputs", outputs),
    `Example:\n  ${exampleOf(operation)}\n`,
  ]
    .filter((part) => part !== "")
    .join("\n");
}

function flagRow({ name, parse, description, commandLine, ...input }: Input<unknown>): [string, string] {
  const value =
    parse.bare === true ? "" : parse.many === true ? " LINE..." : ` ${valueName(name, parse.words)}`;
  return [`--${name}${value}`, `${plain(commandLine ?? description)}${defaultOf(input.default)}`];
}

const LONGEST_CHOICE = 24;

function valueName(name: string, words: readonly string[] = []): string {
  const choice = words.join("|");
  if (words.length > 1 && choice.length <= LONGEST_CHOICE) return choice;
  if (name.endsWith("-file")) return "PATH";
  return /-number$|-code$|-size$/.test(name) ? "NUMBER" : "TEXT";
}

/** A default that is a list is described in words. */
function defaultOf(text: string | undefined): string {
  return text === undefined || text.includes("\n") ? "" : ` (default: ${text})`;
}
