import { commonInputs, operationInput } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { SETTINGS } from "../queue/settings.js";
import { commonOutputs } from "../report.js";
import { resultsOf } from "../results.js";
import { grid } from "./grid.js";

function inputRow(input: Input<unknown>): string[] {
  const byDefault = input.expression ?? input.default;
  return [`\`${input.name}\``, byDefault === undefined ? "" : `\`${byDefault}\``, input.description];
}

function inputTable(inputs: readonly Input<unknown>[]): string {
  return grid(["Input", "Default", "Meaning"], inputs.map(inputRow));
}

function outputTable(outputs: Readonly<Record<string, string>>): string {
  return grid(
    ["Output", "Meaning"],
    Object.entries(outputs).map(([name, description]) => [`\`${name}\``, description]),
  );
}

/** The table that the README begins its reference with. */
function renderOverview(operations: readonly Operation[]): string {
  return grid(
    ["Operation", "What it does"],
    operations.map(({ name, title }) => [`[\`${name}\`](#${name})`, title]),
  );
}

/** Inputs and outputs that every operation has. */
function renderCommon(): string {
  return [inputTable([operationInput, ...Object.values(commonInputs)]), outputTable(commonOutputs)].join(
    "\n\n",
  );
}

/** The settings of a queue, as `settings` and the file of `apply-queue` take them. */
function renderSettings(): string {
  return grid(
    ["Setting", "Values", "Meaning"],
    SETTINGS.map(({ name, form, meaning }) => [`\`${name}\``, form.documented, meaning]),
  );
}

/** One operation: results, its own inputs and outputs. */
function renderOperation(operation: Operation): string {
  const inputs = Object.values(operation.inputs);
  const results = Object.entries(resultsOf(operation)).map(([result, { description, fails }]) => [
    `\`${result}\``,
    fails === undefined ? "" : "yes",
    description,
  ]);
  const permissions = Object.entries(operation.permissions).map(
    ([name, reason]) => `\`${name}: ${reason.replace(": ", "` for ")}`,
  );
  return [
    operation.title,
    permissions.length === 0 ? "" : `Permissions of the job: ${permissions.join(", ")}.`,
    grid(["Result", "Fails the step", "When"], results),
    "<details><summary>Inputs and outputs</summary>",
    inputs.length === 0 ? "It has no inputs of its own." : inputTable(inputs),
    Object.keys(operation.outputs).length === 0 ? "" : outputTable(operation.outputs),
    "</details>",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Every generated region of the README: its marker's name, and what stands in it. */
export function regions(operations: readonly Operation[]): ReadonlyMap<string, string> {
  return new Map([
    ["operations", renderOverview(operations)],
    ["common", renderCommon()],
    ["queue-settings", renderSettings()],
    ...operations.map((operation): [string, string] => [operation.name, renderOperation(operation)]),
  ]);
}
