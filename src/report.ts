import type { CiAdapter, RunResult } from "./ci/ci.js";
import { type ErrorKind, GitHostLookUpError, getErrorMessage, OperationError } from "./errors.js";
import { commonInputs, operationNameInput } from "./inputs/common.js";
import { readInputs } from "./inputs/input.js";
import type { Operation, OperationResult, OutputValue, PlannedRequest } from "./operation.js";
import { findOperation } from "./operations/registry.js";
import { escapeText, joinBlocks, toCodeBlock, toInlineCode } from "./text/markdown.js";
import { shortenText } from "./text/truncate.js";

export const commonOutputs = {
  result: "Result of the operation, as one word.",
  "result-file": "Path of a JSON file with the whole result.",
  "error-kind": "Kind of failure if the step fails; otherwise empty.",
  "error-message": "Error message if the step fails; otherwise empty.",
} as const;

const OUTPUT_BYTES = 64 * 1024;
const ISSUES = "Please report this defect, with the log, in the issues of the action's repository.";

export async function reportResult(
  ci: CiAdapter,
  operation: Operation,
  finished: OperationResult,
  withSummary: boolean,
): Promise<ErrorKind | undefined> {
  const { result, message, details = [], requests = [], outputs, record } = finished;
  const kind = finished.allowed?.includes(result) === true ? undefined : operation.results[result]?.fails;
  const undeclared = Object.keys(outputs).find((name) => !(name in operation.outputs));
  if (undeclared !== undefined) throw new Error(`${operation.name} does not declare the output ${undeclared}.`);
  if (kind === undefined) [message, ...details].forEach(ci.answer);
  else ci.fail(`${operation.name}: ${result}`, message, details);
  if (requests.length > 0)
    ci.log.group(
      requestsTitle(requests),
      requests.flatMap(({ title, body }) => [title, ...body]),
    );
  ci.ended(result);
  const errorMessage = kind === undefined ? "" : message;
  const whole = { result, errorKind: kind, errorMessage, outputs, record: { ...record } };
  const declared = Object.keys(operation.outputs).map((name) => [name, outputs[name]] as const);
  const lost = writeOutputs(ci, declared, whole);
  if (withSummary) await writeSummary(ci, formatResultPage(operation.name, finished));
  if (lost === undefined) return kind;
  if (kind !== undefined) {
    ci.log.info(outputsLost(lost));
    return kind;
  }
  ci.fail(TITLES.output, `The result of ${operation.name} is ${result}, but ${outputsLost(lost)}`, [
    `The operation itself succeeded: ${message}`,
  ]);
  return "output";
}

function outputsLost(why: unknown): string {
  return `later steps do not receive its outputs: ${getErrorMessage(why)}`;
}

export async function reportFailure(ci: CiAdapter, error: unknown): Promise<ErrorKind> {
  const failure = error instanceof OperationError ? error : bug(error);
  const result = failure.kind === "timeout" ? "timed-out" : failure.kind === "aborted" ? "aborted" : "error";
  const { kind, outputs } = failure;
  const { message, details } = failure.named(ci.inputName);
  const title = failure instanceof GitHostLookUpError ? "GitHub is unavailable" : TITLES[kind];
  ci.fail(title, message, details);
  const whole = { result, errorKind: kind, errorMessage: message, outputs, record: {} };
  const lost = writeOutputs(ci, Object.entries(outputs), whole);
  if (lost !== undefined) ci.log.info(outputsLost(lost));
  // The input `summary` may be valid even if other inputs are not.
  if (readInputs({ summary: commonInputs.summary }, ci.input).values.summary) {
    const operation = findOperation(ci.input(operationNameInput.name).trim())?.name;
    await writeSummary(ci, formatFailurePage(operation, title, { kind, message, details }));
  }
  return kind;
}

const TITLES: Readonly<Record<ErrorKind, string>> = {
  result: "Failed",
  input: "Invalid inputs",
  auth: "The service rejects the token",
  "not-found": "Not found",
  rejected: "The service rejects the request",
  unavailable: "The service is unavailable",
  timeout: "Timed out",
  response: "The reply cannot be read",
  aborted: "Stopped",
  output: "The outputs cannot be written",
  bug: "Unexpected error in the merge queue action",
};

function bug(error: unknown): OperationError {
  const stack = error instanceof Error ? (error.stack ?? "").split("\n").slice(1) : [];
  return new OperationError("bug", `${getErrorMessage(error)}. This is a defect of Merge Queue Action.`, {
    details: [ISSUES, ...stack],
  });
}

/** Writes all outputs. Returns the error of a failed write, so that the summary and the exit code can still follow. */
function writeOutputs(ci: CiAdapter, own: readonly (readonly [string, OutputValue])[], result: RunResult): unknown {
  const { errorKind = "", errorMessage } = result;
  const all = [
    ...own.map(([name, value]) => [name, formatOutput(value)] as const),
    ["result", result.result],
    ["result-file", writeResultFile(ci, result)],
    ["error-kind", errorKind],
    ["error-message", errorMessage],
  ] as const;
  try {
    for (const [name, text] of all) ci.output(name, text);
    return undefined;
  } catch (error) {
    return error;
  }
}

function writeResultFile(ci: CiAdapter, result: RunResult): string {
  try {
    return ci.result(result);
  } catch (error) {
    ci.log.warning(`The output result-file is empty: ${getErrorMessage(error)}`);
    return "";
  }
}

async function writeSummary(ci: CiAdapter, page: string): Promise<void> {
  try {
    await ci.summary(page);
  } catch (error) {
    ci.log.warning(`The summary could not be written: ${getErrorMessage(error)}`);
  }
}

export function formatOutput(value: OutputValue): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return String(value);
  const whole = JSON.stringify(value);
  if (Buffer.byteLength(whole) <= OUTPUT_BYTES) return whole;
  return Array.isArray(value)
    ? `[${cutToFit(value.map((item) => JSON.stringify(item)))}]`
    : `{${cutToFit(Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`))}}`;
}

function cutToFit(items: readonly string[]): string {
  const kept: string[] = [];
  let bytes = 2;
  for (const item of items) {
    bytes += Buffer.byteLength(item) + 1;
    if (bytes > OUTPUT_BYTES) break;
    kept.push(item);
  }
  return kept.join(",");
}

/** Maximum bytes of a job summary. GitHub rejects a summary of 1 MiB. */
const PAGE_BYTES = 900 * 1024;
const CUT_BYTES = PAGE_BYTES - 1024;
const REST = "The file in the output result-file contains the rest.";

export function formatResultPage(operation: string, finished: OperationResult): string {
  const { result, message, details = [], requests = [] } = finished;
  const body = finished.summary ?? joinBlocks([message, ...details].map(escapeText));
  return bounded(`${joinBlocks([`### ${operation}: ${result}`, body, requestsOnPage(requests)])}\n`);
}

function requestsTitle(requests: readonly PlannedRequest[]): string {
  return requests.length === 1 ? "The request that was not sent" : "The requests that were not sent";
}

function requestsOnPage(requests: readonly PlannedRequest[]): string {
  if (requests.length === 0) return "";
  const blocks = requests.flatMap(({ title, body }) => [toInlineCode(title), toCodeBlock(body, "json")]);
  return joinBlocks([`#### ${requestsTitle(requests)}`, ...blocks]);
}

const DETAILS_SHOWN = 20;
const LINE_CHARACTERS = 1000;

/** Formats the summary of a failed run. `operation` is undefined if the inputs contain no valid operation. */
export function formatFailurePage(
  operation: string | undefined,
  title: string,
  { kind, message, details }: Pick<OperationError, "kind" | "message" | "details">,
): string {
  // After a defect of this program, the first detail asks the user for a report. The other details are the stack, which
  // only the log shows.
  const shown = details.slice(0, kind === "bug" ? 1 : DETAILS_SHOWN);
  const step = details.length === 0 || kind === "bug" ? (NEXT_STEPS[kind] ?? "") : "";
  const heading = `### ${operation ?? "merge queue"}: ${escapeText(title)}`;
  return bounded(`${joinBlocks([heading, linesOnPage(message.split("\n")), ...shown.map(lineOnPage), step])}\n`);
}

const NEXT_STEPS: Readonly<Partial<Record<ErrorKind, string>>> = {
  input: "Correct the inputs, and run the step again.",
  unavailable: "Run the step again once the service can be reached.",
  aborted: "To continue, run the step again.",
  bug: "The log shows the details.",
};

function linesOnPage(lines: readonly string[]): string {
  const isList = lines.length > 1;
  return lines.map((line) => (isList ? `- ${lineOnPage(line.replace(/^- /, ""))}` : lineOnPage(line))).join("\n");
}

function lineOnPage(line: string): string {
  return escapeText(shortenText(line, LINE_CHARACTERS));
}

/** Shortens a page to the size limit, at the end of a line. Closes open code blocks and collapsed sections. */
function bounded(page: string): string {
  if (Buffer.byteLength(page) < PAGE_BYTES) return page;
  const head = Buffer.from(page).subarray(0, CUT_BYTES).toString("utf8");
  const shown = head.slice(0, head.lastIndexOf("\n"));
  const fences = shown.match(/^`{3,}/gm) ?? [];
  const isOpen = fences.length % 2 === 1;
  const folds = shown.split("<details>").length - shown.split("</details>").length;
  const ends = [isOpen ? `\n${fences.at(-1)}` : "", ...Array(Math.max(0, folds)).fill("\n\n</details>")];
  return `${shown}${ends.join("")}\n\n${REST}\n`;
}
