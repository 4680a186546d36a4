import { commandInputs } from "../cli/arguments.js";
import { EXIT_CODES } from "../cli/exit-codes.js";
import { commonInputs, operationInput } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import { type Operation, resultsOf } from "../operation.js";
import { SETTINGS } from "../queue/settings.js";
import { commonOutputs } from "../report.js";

type Regions = ReadonlyMap<string, string>;

/** Every generated region of the README: its marker's name, and what stands in it. */
export function readmeTables(operations: readonly Operation[]): Regions {
  return new Map([
    ["operations", overview(operations)],
    ["common", `${inputTable([operationInput, ...Object.values(commonInputs)])}\n\n${outputTable(commonOutputs)}`],
    ["queue-settings", settingTable()],
    ...operations.map((operation): [string, string] => [operation.name, operationSection(operation)]),
  ]);
}

/** Every generated region of docs/command-line.md: what the command line adds to the inputs, and its exit codes. */
export function commandLineTables(): Regions {
  const exitCodes = Object.entries(EXIT_CODES).map(([kind, { code, meaning }]) => [`${code}`, inCode(kind), meaning]);
  const flags = Object.values(commandInputs).map((input) => inputRow(input, `--${input.name}`));
  return new Map([
    ["flags", table(["Flag", "Default", "Meaning"], flags)],
    [
      "exit-codes",
      table(["Code", "`error-kind`", "Meaning"], [["0", "", "A good end, as `result` says."], ...exitCodes]),
    ],
  ]);
}

/** The table that the README begins its reference with. */
function overview(operations: readonly Operation[]): string {
  return table(
    ["Operation", "What it does"],
    operations.map(({ name, title }) => [`[\`${name}\`](#${name})`, title]),
  );
}

/** One operation: results, its own inputs and outputs. */
function operationSection(operation: Operation): string {
  const inputs = Object.values(operation.inputs);
  const results = Object.entries(resultsOf(operation)).map(([result, { description, fails }]) => [
    inCode(result),
    fails === undefined ? "" : "yes",
    description,
  ]);
  const permissions = Object.entries(operation.permissions ?? {}).map(
    ([name, reason]) => `\`${name}: ${reason.replace(": ", "` for ")}`,
  );
  return [
    operation.title,
    permissions.length === 0 ? "" : `Permissions of the job: ${permissions.join(", ")}.`,
    table(["Result", "Fails the step", "When"], results),
    "<details><summary>Inputs and outputs</summary>",
    inputs.length === 0 ? "It has no inputs of its own." : inputTable(inputs),
    Object.keys(operation.outputs).length === 0 ? "" : outputTable(operation.outputs),
    "</details>",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function inputTable(inputs: readonly Input<unknown>[]): string {
  return table(
    ["Input", "Default", "Meaning"],
    inputs.map((input) => inputRow(input, input.name)),
  );
}

function inputRow(input: Input<unknown>, name: string): string[] {
  const byDefault = input.expression ?? input.default;
  return [inCode(name), byDefault === undefined ? "" : inCode(byDefault), input.description];
}

function outputTable(outputs: Readonly<Record<string, string>>): string {
  return table(
    ["Output", "Meaning"],
    Object.entries(outputs).map(([name, description]) => [inCode(name), description]),
  );
}

/** The settings of a queue, as `settings` and the file of `apply-queue` take them. */
function settingTable(): string {
  return table(
    ["Setting", "Values", "Meaning"],
    SETTINGS.map(({ name, documented, meaning }) => [inCode(name), documented, meaning]),
  );
}

const inCode = (text: string): string => `\`${text}\``;

/** The cells are Markdown too. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}

/**
 * Replaces what stands between `<!-- NAME:start -->` and `<!-- NAME:end -->` for every region; `path` is for the message of an error.
 * @throws Error when a marker is missing, out of order or there twice: nothing is left out in silence.
 */
export function replaceRegions(path: string, page: string, contents: Regions): string {
  let text = page;
  for (const [name, content] of contents) {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    const once = from === text.lastIndexOf(start) && to === text.lastIndexOf(end);
    if (from < 0 || to < from || !once)
      throw new Error(
        `${path} needs ${start} and ${end}, in this order and once. Write them, then run \`npm run generate\`.`,
      );
    text = `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
  }
  return text;
}
