import { isMap, isSeq, type Node, parseDocument, type YAMLMap } from "yaml";
import type { Fence } from "../fences.js";
import { around, type Part } from "./example-parts.js";
import { operationTaking } from "./operation-taking.js";
import { at, textAt, textOf } from "./yaml-nodes.js";

/** Complete workflow, from a file or made from an example. */
export interface WorkflowSource {
  readonly file: string;
  /** Line of the file for the first line of `text`. Below 1 if lines were added before an example. */
  readonly firstLine: number;
  readonly text: string;
  /** Line of the file from which the text is that of the file. */
  readonly shownFrom: number;
  /** Part that the reader sees. Generated lines complete jobs or steps. */
  readonly shows: "workflow" | "jobs" | "steps";
}

/** Returns the line of the file for a line of the text. An added line before an example counts as its first line. */
export function lineInFile({ firstLine, shownFrom }: WorkflowSource, line: number): number {
  return Math.max(line + firstLine - 1, shownFrom);
}

/** Returns the workflow that a YAML example shows completely or in part; undefined for any other example. */
export function workflowOfExample(file: string, { code, firstLine }: Fence): WorkflowSource | undefined {
  const part = partIn(parseDocument(code).contents);
  if (part === undefined) return undefined;
  const { head, tail, indent, shows } = around(part, code);
  const body = code.replaceAll(/^(?=.)/gm, indent);
  const text = [...head, body, ...tail].join("\n");
  return { file, firstLine: firstLine - head.length, text, shows, shownFrom: firstLine };
}

function partIn(example: Node | null): Part | undefined {
  if (isSeq(example)) return example.items.every(isStep) ? { kind: "steps" } : undefined;
  if (!isMap(example)) return undefined;
  const names = example.items.map(({ key }) => textOf(key) ?? "");
  const jobs = at(example, "jobs");
  if (names.includes("on")) return { kind: jobs === undefined ? "trigger" : "workflow" };
  if (isMap(jobs))
    return areJobs(jobs) ? { kind: "jobs-key", withPermissions: names.includes("permissions") } : undefined;
  if (areJobs(example)) return { kind: "jobs" };
  const operation = operationTaking(names);
  return operation === undefined ? undefined : { kind: "inputs", operation };
}

function areJobs(map: YAMLMap): boolean {
  return map.items.every(({ value }) => isJob(value));
}

function isStep(node: unknown): boolean {
  return textAt(node, "uses") !== undefined || textAt(node, "run") !== undefined;
}

function isJob(node: unknown): boolean {
  return at(node, "runs-on") !== undefined || (textAt(node, "uses")?.includes("/.github/workflows/") ?? false);
}
