import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { Finding } from "./finding.js";
import type { WorkflowSource } from "./source.js";
import { at, lineOf, type TextNode, textAt, textOf, textsIn } from "./yaml-nodes.js";

export interface Step {
  readonly line: number;
  readonly id: string | undefined;
  /** Action of the step, with the comment after it. */
  readonly uses: (TextNode & { readonly comment: string }) | undefined;
  /** Script of the step. Its line is that of the first command. */
  readonly run: TextNode | undefined;
  readonly shell: string | undefined;
  readonly with: ReadonlyMap<string, TextNode>;
}

export interface Job {
  readonly name: string;
  readonly line: number;
  readonly keys: ReadonlySet<string>;
  /** Reusable workflow that the job calls. */
  readonly uses: Step["uses"];
  readonly permissions: unknown;
  /** Plain value of `environment`; undefined without it. */
  readonly environment: unknown;
  /** Plain value of `concurrency`; undefined without it. */
  readonly concurrency: unknown;
  readonly secrets: string | undefined;
  readonly steps: readonly Step[];
  /** All texts in the job, which may contain expressions. */
  readonly texts: readonly TextNode[];
}

/** Workflow for the rules, without the lines that complete an example. Line numbers are those of the file. */
export interface Workflow {
  readonly source: WorkflowSource;
  readonly events: ReadonlyMap<string, unknown>;
  /** Plain value of the top-level `permissions`; undefined without. */
  readonly permissions: unknown;
  /** Plain value of the top-level `concurrency`; undefined without. */
  readonly concurrency: unknown;
  /** Texts of the top-level `env`, which every job receives. */
  readonly env: readonly TextNode[];
  readonly jobs: readonly Job[];
}

export function readWorkflow(source: WorkflowSource): Workflow {
  const counter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: counter, merge: true });
  visit(document, { Alias: (_, alias) => alias.resolve(document) });
  const line = (node: unknown): number => lineOf(node, counter) + source.firstLine - 1;
  const textNode = (node: unknown): TextNode | undefined => {
    const text = textOf(node);
    return text === undefined ? undefined : { text, line: line(node) };
  };
  const scriptNode = (node: unknown): TextNode | undefined => {
    const script = textNode(node);
    const isBlock = isScalar(node) && node.type?.startsWith("BLOCK");
    return script && { ...script, line: script.line + (isBlock ? 1 : 0) };
  };
  const texts = (node: unknown): readonly TextNode[] =>
    textsIn(node, counter).map((each) => ({ ...each, line: each.line + source.firstLine - 1 }));
  const isShown = (node: unknown): boolean => texts(node).some((each) => each.line >= source.shownFrom);
  const usesOf = (node: unknown): Step["uses"] => {
    const uses = at(node, "uses");
    const text = textNode(uses);
    const comment = isScalar(uses) ? (uses.comment ?? "").trim() : "";
    return text && { ...text, comment };
  };
  const step = (node: unknown): Step => ({
    line: line(node),
    id: textAt(node, "id"),
    uses: usesOf(node),
    run: scriptNode(at(node, "run")),
    shell: textAt(node, "shell"),
    with: new Map(pairs(at(node, "with")).map(([name, value]) => [name, textNode(value) ?? noText(line(value))])),
  });
  const job = (key: unknown, node: unknown): Job => ({
    name: textOf(key) ?? "",
    line: line(key),
    keys: new Set(pairs(node).map(([name]) => name)),
    uses: usesOf(node),
    permissions: plain(at(node, "permissions")),
    environment: plain(at(node, "environment")),
    concurrency: plain(at(node, "concurrency")),
    secrets: textAt(node, "secrets"),
    steps: items(at(node, "steps")).filter(isShown).map(step),
    texts: texts(node),
  });
  const root = document.contents;
  return {
    source,
    events: eventsIn(at(root, "on")),
    permissions: plain(at(root, "permissions")),
    concurrency: plain(at(root, "concurrency")),
    env: texts(at(root, "env")),
    jobs: pairs(at(root, "jobs"))
      .filter(([, node]) => isShown(node))
      .map(([, node, key]) => job(key, node)),
  };
}

export function finding({ source }: Workflow, line: number, message: string): Finding {
  return { file: source.file, line, message };
}

const noText = (line: number): TextNode => ({ text: "", line });

function pairs(node: unknown): readonly (readonly [name: string, value: unknown, key: unknown])[] {
  return isMap(node) ? node.items.map(({ key, value }) => [textOf(key) ?? "", value, key]) : [];
}

function items(node: unknown): readonly unknown[] {
  return isSeq(node) ? node.items : [];
}

/** Returns the plain value of a node: undefined for a missing node, null for an empty one. */
function plain(node: unknown): unknown {
  if (node === undefined) return undefined;
  return isMap(node) || isSeq(node) || isScalar(node) ? node.toJSON() : null;
}

function eventsIn(on: unknown): ReadonlyMap<string, unknown> {
  const alone = textOf(on);
  if (alone !== undefined) return new Map([[alone, null]]);
  if (isSeq(on)) return new Map(on.items.map((item) => [textOf(item) ?? "", null]));
  return new Map(pairs(on).map(([name, value]) => [name, plain(value)]));
}
