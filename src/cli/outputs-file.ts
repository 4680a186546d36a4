import { writeFileSync } from "node:fs";
import { type OutputFormat, outputsAs } from "../ci/output-formats.js";
import { commonOutputs } from "../report.js";

/** Writes the outputs of a run for the next step of a CI system. @throws Error of the file system. */
export function writeOutputsFile(
  path: string,
  format: OutputFormat,
  outputs: ReadonlyMap<string, string>,
): void {
  writeFileSync(path, outputsAs(format, new Map(inOrder(outputs))));
}

type Output = readonly [name: string, value: string];

/** How it ended comes first: a format with limits leaves out what comes last. */
function inOrder(outputs: ReadonlyMap<string, string>): readonly Output[] {
  // There is no file of the result: standard output has it.
  const named = [...outputs].filter(([name]) => name !== "result-file");
  return [...named.filter(isCommon), ...named.filter((output) => !isCommon(output))];
}

function isCommon([name]: Output): boolean {
  return name in commonOutputs;
}
