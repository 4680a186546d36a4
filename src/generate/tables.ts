import { commandInputs } from "../cli/arguments.js";
import { EXIT_CODES } from "../cli/exit-codes.js";
import { commonInputs, operationInput } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import { type Operation, resultsOf } from "../operation.js";
import { SETTINGS } from "../queue/settings.js";
import { commonOutputs } from "../report.js";
import { table as markdownTable, paragraphs } from "../text/markdown.js";
import { type ReusableWorkflow, reusableWorkflows } from "./workflows.js";

type Regions = ReadonlyMap<string, string>;

/** Regions by page and marker. */
export function documentRegions(operations: readonly Operation[]): ReadonlyMap<string, Regions> {
  const settings = SETTINGS.map(({ name, documented, meaning }) => [inCode(name), documented, meaning]);
  const pages: readonly [string, Regions][] = [
    ["docs/operations/README.md", allOperations(operations)],
    ["docs/queue-settings.md", new Map([["settings", table(["Setting", "Values", "Meaning"], settings)]])],
    ["docs/command-line.md", commandLine()],
    ...operations.map((operation): [string, Regions] => [
      `docs/operations/${operation.name}.md`,
      new Map([["reference", operationReference(operation)]]),
    ]),
    ...reusableWorkflows().map((workflow): [string, Regions] => [
      `docs/workflows/${workflow.name}.md`,
      new Map([["reference", workflowReference(workflow)]]),
    ]),
  ];
  return new Map(pages);
}

function allOperations(operations: readonly Operation[]): Regions {
  const overview = operations.map(({ name, title }) => [`[\`${name}\`](${name}.md)`, title]);
  return new Map([
    ["operations", table(["Operation", "What it does"], overview)],
    ["common", `${inputTable([operationInput, ...Object.values(commonInputs)])}\n\n${outputTable(commonOutputs)}`],
  ]);
}

function commandLine(): Regions {
  const errors = Object.entries(EXIT_CODES).map(([kind, { code, meaning }]) => [`${code}`, inCode(kind), meaning]);
  const exitCodes = [["0", "", "The operation succeeded; see `result`."], ...errors];
  const flags = Object.values(commandInputs).map((input) => inputRow(input, `--${input.name}`));
  return new Map([
    ["flags", table(["Flag", "Default", "Meaning"], flags)],
    ["exit-codes", table(["Code", "`error-kind`", "Meaning"], exitCodes)],
  ]);
}

function operationReference(operation: Operation): string {
  const inputs = Object.values(operation.inputs);
  const results = Object.entries(resultsOf(operation)).map(([result, { description, fails }]) => [
    inCode(result),
    fails === undefined ? "" : "yes",
    description,
  ]);
  const permissions = Object.entries(operation.permissions ?? {}).map(
    ([name, reason]) => `\`${name}: ${reason.replace(": ", "` for ")}`,
  );
  return paragraphs([
    permissions.length === 0 ? "" : `Permissions of the job: ${permissions.join(", ")}.`,
    table(["Result", "Fails the step", "When"], results),
    inputs.length === 0 ? "It has no inputs of its own." : inputTable(inputs),
    Object.keys(operation.outputs).length === 0 ? "" : outputTable(operation.outputs),
    "Inputs and outputs that every operation has: [Operations](README.md#inputs-and-outputs-of-every-operation).",
  ]);
}

function workflowReference({ inputs, secrets, outputs, permissions }: ReusableWorkflow): string {
  const inputRows = Object.entries(inputs).map(([name, { type, required, default: byDefault, description }]) => [
    inCode(name),
    type,
    required ? "required" : inCode(`${byDefault}`),
    description,
  ]);
  const permissionRows = permissions.map(({ permission, job, reason }) => [inCode(permission), inCode(job), reason]);
  return paragraphs([
    table(["Input", "Type", "Default", "Meaning"], inputRows),
    table(["Secret", "Meaning"], described(secrets)),
    outputTable(outputs),
    permissions.length === 0
      ? "The calling job needs no permissions."
      : table(["Permission", "Of the job", "For"], permissionRows),
  ]);
}

function inputTable(inputs: readonly Input<unknown>[]): string {
  const rows = inputs.map((input) => inputRow(input, input.name));
  return table(["Input", "Default", "Meaning"], rows);
}

function inputRow(input: Input<unknown>, name: string): string[] {
  const byDefault = input.expression ?? input.default;
  return [inCode(name), byDefault === undefined ? "" : defaultInCell(byDefault), input.description];
}

/** A row is one line, so a default of several lines is folded. */
function defaultInCell(text: string): string {
  const lines = text.split("\n").map(inCode);
  return lines.length === 1
    ? inCode(text)
    : `<details><summary>${lines.length} lines</summary>${lines.join("<br>")}</details>`;
}

function outputTable(outputs: Readonly<Record<string, string>>): string {
  return table(["Output", "Meaning"], described(outputs));
}

function described(texts: Readonly<Record<string, string>>): readonly string[][] {
  return Object.entries(texts).map(([name, description]) => [inCode(name), description]);
}

const inCode = (text: string): string => (text === "" ? "" : `\`${text}\``);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const inCells = rows.map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|")));
  return markdownTable(head, inCells);
}

/** @throws Error for a missing, repeated or misplaced marker */
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
