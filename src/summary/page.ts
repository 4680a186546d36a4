import type { ErrorKind, Failure } from "../errors.js";
import type { Outcome } from "../operation.js";
import type { PlannedRequest } from "../planned.js";
import { shorten } from "../shorten.js";
import { code, codeBlock, escapeText, paragraphs } from "./markdown.js";

/** GitHub refuses a summary of 1 MiB. */
const PAGE_BYTES = 900 * 1024;
/** Leaves room for the end of a page that is cut. */
const CUT_BYTES = PAGE_BYTES - 1024;
const REST = "The rest is in the output result-file.";

/** The page of a run that came to an end of its own. */
export function outcomePage(operation: string, outcome: Outcome): string {
  const { result, message, details = [], requests = [] } = outcome;
  const body = outcome.summary ?? paragraphs([message, ...details].map(escapeText));
  return bounded(`${paragraphs([`### ${operation}: ${result}`, body, requestsOnPage(requests)])}\n`);
}

/** The requests of a dry run, under the words with which the log folds them away. */
export function notSentInWords(requests: readonly PlannedRequest[]): string {
  return requests.length === 1 ? "The request that was not sent" : "The requests that were not sent";
}

function requestsOnPage(requests: readonly PlannedRequest[]): string {
  if (requests.length === 0) return "";
  const blocks = requests.flatMap(({ title, body }) => [code(title), codeBlock(body, "json")]);
  return paragraphs([`#### ${notSentInWords(requests)}`, ...blocks]);
}

interface FailedStep {
  /** Undefined where the inputs name none. */
  readonly operation: string | undefined;
  readonly title: string;
  readonly message: string;
  readonly failure: Pick<Failure, "kind" | "details">;
}

/** More is in the log. */
const DETAILS_SHOWN = 20;
const LINE_CHARACTERS = 1000;

/** The page of a run that failed before it came to a result: what happened, and what to do. */
export function failurePage({ operation = "merge queue", title, message, failure }: FailedStep): string {
  const { kind, details } = failure;
  // Below the first line of a defect stands where in the program it happened.
  const shown = details.slice(0, kind === "bug" ? 1 : DETAILS_SHOWN);
  const step = details.length === 0 || kind === "bug" ? NEXT_STEPS[kind] : "";
  const parts = [
    `### ${operation}: ${escapeText(title)}`,
    linesOnPage(message.split("\n")),
    shown.map(lineOnPage).join("\n\n"),
    step,
  ];
  return bounded(`${paragraphs(parts)}\n`);
}

/** What to do where a failure has no details that say it. */
const NEXT_STEPS: Readonly<Record<ErrorKind, string>> = {
  result: "",
  input: "Correct this, and run it again.",
  auth: "",
  "not-found": "",
  rejected: "",
  unavailable: "Run it again once the service can be reached.",
  timeout: "",
  response: "",
  aborted: "Run it again to go on.",
  output: "",
  bug: "The log has more about it.",
};

/** A message is one sentence, or a list of problems with a dash in front of each. */
function linesOnPage(lines: readonly string[]): string {
  const isList = lines.length > 1;
  return lines
    .map((line) => (isList ? `- ${lineOnPage(line.replace(/^- /, ""))}` : lineOnPage(line)))
    .join("\n");
}

function lineOnPage(line: string): string {
  return escapeText(shorten(line, LINE_CHARACTERS));
}

/** A page that GitHub takes: one that is too long ends after a line, with what was open in it closed. */
function bounded(page: string): string {
  if (Buffer.byteLength(page) < PAGE_BYTES) return page;
  const head = Buffer.from(page).subarray(0, CUT_BYTES).toString("utf8");
  const shown = head.slice(0, head.lastIndexOf("\n"));
  const fences = shown.match(/^`{3,}/gm) ?? [];
  const isOpen = fences.length % 2 === 1;
  const folds = countOf(shown, "<details>") - countOf(shown, "</details>");
  const ends = [isOpen ? `\n${fences.at(-1)}` : "", ...Array(Math.max(0, folds)).fill("\n\n</details>")];
  return `${shown}${ends.join("")}\n\n${REST}\n`;
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}
