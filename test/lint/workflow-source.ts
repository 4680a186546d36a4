import { isMap, isSeq, type Node, parseDocument } from "yaml";
import type { Fence } from "./fences.js";
import { at, textAt } from "./yaml-nodes.js";

/** A whole workflow, as it stands in a file or as it is made of what an example shows. */
export interface WorkflowSource {
  readonly file: string;
  /** Line of the file at which the first line of `text` stands; below 1 where lines were put before an example. */
  readonly firstLine: number;
  readonly text: string;
  /** Line of the file from which on the text is what the file says. */
  readonly shownFrom: number;
  /** What the reader sees: of jobs or steps alone, the rest is made up here. */
  readonly shows: "workflow" | "jobs" | "steps";
}

/** The line of the file for a line of the text; what was put before an example counts as its first line. */
export function lineInFile({ firstLine, shownFrom }: WorkflowSource, line: number): number {
  return Math.max(line + firstLine - 1, shownFrom);
}

/** The workflow that a YAML example shows or is a part of; undefined when it is something else. */
export function workflowOfExample(file: string, { code, firstLine }: Fence): WorkflowSource | undefined {
  const { contents } = parseDocument(code);
  const shows = shownIn(contents);
  if (shows === undefined) return undefined;
  if (shows === "workflow") return { file, firstLine, text: code, shows, shownFrom: firstLine };
  const head = headOf(code, shows);
  const indent = { jobs: "  ", steps: "      " }[shows];
  const body = code.replaceAll(/^(?=.)/gm, indent);
  const text = `${head.join("\n")}\n${body}`;
  return { file, firstLine: firstLine - head.length, text, shows, shownFrom: firstLine };
}

function shownIn(example: Node | null): WorkflowSource["shows"] | undefined {
  if (isSeq(example)) return example.items.every(isStep) ? "steps" : undefined;
  if (!isMap(example)) return undefined;
  if (at(example, "on") !== undefined && at(example, "jobs") !== undefined) return "workflow";
  return example.items.every(({ value }) => isJob(value)) ? "jobs" : undefined;
}

function isStep(node: unknown): boolean {
  return textAt(node, "uses") !== undefined || textAt(node, "run") !== undefined;
}

function isJob(node: unknown): boolean {
  return (
    at(node, "runs-on") !== undefined || (textAt(node, "uses")?.includes("/.github/workflows/") ?? false)
  );
}

/** The beginning of a workflow that has what a part of one refers to: inputs, earlier steps, earlier jobs. */
function headOf(code: string, shows: "jobs" | "steps"): readonly string[] {
  const earlierSteps = namesAfter("steps", code).filter((id) => !new RegExp(`\\bid: ${id}\\b`).test(code));
  const earlierJobs = namesAfter("needs", code).filter((id) => !new RegExp(`^${id}:`, "m").test(code));
  const inputs = namesAfter("inputs", code);
  return [
    "on:",
    "  pull_request:",
    "  workflow_dispatch:",
    `    inputs: { ${inputs.map((name) => `${name}: { type: string }`).join(", ")} }`,
    "permissions: {}",
    "jobs:",
    ...earlierJobs.map((id) => {
      const outputs = namesAfter(`needs.${id}.outputs`, code).map((name) => `${name}: made-up`);
      return `  ${id}: { runs-on: ubuntu-latest, outputs: { ${outputs.join(", ")} }, steps: [{ run: "true" }] }`;
    }),
    ...(shows === "jobs"
      ? []
      : [
          "  example:",
          ...(earlierJobs.length === 0 ? [] : [`    needs: [${earlierJobs.join(", ")}]`]),
          "    runs-on: ubuntu-latest",
          "    steps:",
          ...earlierSteps.map((id) => `      - { id: ${id}, uses: an-owner/an-action@v1.0.0 }`),
        ]),
  ];
}

/** Names that expressions take out of a context: `submit` of `steps.submit.outputs.result`. */
function namesAfter(context: string, code: string): readonly string[] {
  const named = [...code.matchAll(new RegExp(`(?<![\\w.-])${context}\\.([\\w-]+)`, "g"))];
  return [...new Set(named.map(([, name]) => name ?? ""))];
}
