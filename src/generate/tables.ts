import { commandInputs } from "../cli/arguments.js";
import { listExitCodes, listOperationResults } from "../cli/surface.js";
import { commonInputs, operationNameInput } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { SETTING_DEFINITIONS } from "../queue/settings.js";
import { commonOutputs } from "../report.js";
import { FAULT_DETECTORS } from "../set-up/checks.js";
import { joinBlocks, toTable as markdownTable } from "../text/markdown.js";
import { generateAgentPageSections } from "./skills.js";
import { type ReusableWorkflow, readReusableWorkflows } from "./workflows.js";

type Regions = ReadonlyMap<string, string>;

/** Creates the generated parts of all pages, by page and by marker. */
export function generatePageSections(operations: readonly Operation[]): ReadonlyMap<string, Regions> {
  const settings = SETTING_DEFINITIONS.map(({ name, documented, meaning }) => [inCode(name), documented, meaning]);
  const pages: readonly (readonly [string, Regions])[] = [
    ["docs/operations/README.md", allOperations(operations)],
    ["docs/queue-settings.md", new Map([["settings", table(["Setting", "Values", "Meaning"], settings)]])],
    ["docs/command-line.md", commandLine()],
    ...operations.map((operation): [string, Regions] => [
      `docs/operations/${operation.name}.md`,
      new Map([
        ["reference", operationReference(operation)],
        ...(operation.name === "doctor" ? [["findings", findingsTable()] as const] : []),
      ]),
    ]),
    ...readReusableWorkflows().map((workflow): [string, Regions] => [
      `docs/workflows/${workflow.name}.md`,
      new Map([["reference", workflowReference(workflow)]]),
    ]),
    ...generateAgentPageSections(),
  ];
  return new Map(pages);
}

function findingsTable(): string {
  const rows = FAULT_DETECTORS.map(({ id, severity, meaning, fix }) => [`${inCode(id)} (${severity})`, meaning, fix]);
  return table(["Finding", "Meaning", "Fix"], rows);
}

function allOperations(operations: readonly Operation[]): Regions {
  const overview = operations.map(({ name, title }) => [`[\`${name}\`](${name}.md)`, title]);
  return new Map([
    ["operations", table(["Operation", "Description"], overview)],
    ["common", `${inputTable([operationNameInput, ...Object.values(commonInputs)])}\n\n${outputTable(commonOutputs)}`],
  ]);
}

function commandLine(): Regions {
  const exitCodes = listExitCodes().map(({ code, kind, meaning }) => [`${code}`, inCode(kind), meaning]);
  const flags = Object.values(commandInputs).map((input) => inputRow(input, `--${input.name}`));
  return new Map([
    ["flags", table(["Flag", "Meaning"], flags)],
    ["exit-codes", table(["Code", "`error-kind`", "Meaning"], exitCodes)],
  ]);
}

function failureNote({ errorKind, failsOnly }: ReturnType<typeof listOperationResults>[number]): string {
  if (errorKind === null) return "";
  return failsOnly === null ? " **Fails the step.**" : ` **Fails the step** ${failsOnly}.`;
}

function operationReference(operation: Operation): string {
  const inputs = Object.values(operation.inputs);
  const results = listOperationResults(operation).map((each) => [
    inCode(each.name),
    `${each.description}${failureNote(each)}`,
  ]);
  const permissions = Object.entries(operation.permissions ?? {}).map(
    ([name, reason]) => `\`${name}: ${reason.replace(": ", "` ")}`,
  );
  return joinBlocks([
    permissions.length === 0 ? "" : `Permissions of the job: ${permissions.join(", ")}.`,
    table(["Result", "Meaning"], results),
    inputs.length === 0 ? "This operation has only the common inputs." : inputTable(inputs),
    Object.keys(operation.outputs).length === 0 ? "" : outputTable(operation.outputs),
    'For common inputs and outputs, see the page "[Operations](README.md#inputs-and-outputs-of-every-operation)".',
  ]);
}

function workflowReference({ inputs, secrets, outputs, permissions }: ReusableWorkflow): string {
  const inputRows = Object.entries(inputs).map(([name, { type, required, default: byDefault, description }]) => [
    inCode(name),
    `${description} ${required ? `Required ${type}.` : withDefault(type, `${byDefault}`)}`,
  ]);
  const permissionRows = permissions.map(({ permission, job, reason }) => [inCode(permission), inCode(job), reason]);
  return joinBlocks([
    table(["Input", "Meaning"], inputRows),
    table(["Secret", "Meaning"], described(secrets)),
    outputTable(outputs),
    permissions.length === 0
      ? "The calling job requires no permissions."
      : table(["Permission", "Job", "Purpose"], permissionRows),
  ]);
}

function inputTable(inputs: readonly Input<unknown>[]): string {
  const rows = inputs.map((input) => inputRow(input, input.name));
  return table(["Input", "Meaning"], rows);
}

function inputRow(input: Input<unknown>, name: string): string[] {
  const byDefault = input.expression ?? input.default;
  return [inCode(name), `${input.description}${byDefault === undefined ? "" : ` ${formatDefault(byDefault)}`}`];
}

/** Formats a default value. A value with several lines becomes a collapsed section, because a table row is one line. */
function formatDefault(text: string): string {
  const lines = text.split("\n").map(inCode);
  return lines.length === 1
    ? `Default: ${inCode(text)}.`
    : `<details><summary>Default: ${lines.length} lines</summary>${lines.join("<br>")}</details>`;
}

function withDefault(type: string, text: string): string {
  return text === "" ? `Optional ${type}.` : `Default: ${inCode(text)}.`;
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

/** Replaces the generated parts of a page. @throws Error if a marker is missing, duplicate or in the wrong place */
export function replaceGeneratedPageSections(path: string, page: string, contents: Regions): string {
  let text = page;
  for (const [name, content] of contents) {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    const once = from === text.lastIndexOf(start) && to === text.lastIndexOf(end);
    if (from < 0 || to < from || !once)
      throw new Error(
        `${path} must contain ${start} and ${end} once, in this order. Add them, then run \`npm run generate\`.`,
      );
    text = `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
  }
  return text;
}
