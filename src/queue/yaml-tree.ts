import type { Document, Node, ParsedNode } from "yaml";

/** A value of a YAML text, with the line on which it stands. */
export interface YamlNode {
  readonly line: number;
  /** `blank` is nothing at all; an explicit `null` is a scalar. */
  readonly kind: "mapping" | "list" | "scalar" | "blank";
  /** Of a mapping; else there are none. */
  entries(): readonly YamlEntry[];
  /** In plain JavaScript. */
  plain(): unknown;
}

export interface YamlEntry {
  /** As it was written. */
  readonly key: string;
  readonly line: number;
  readonly value: YamlNode;
}

/** Something that is wrong with a text as YAML: on which line, and what. */
export interface YamlProblem {
  readonly line: number;
  readonly text: string;
}

export type YamlReading =
  | { readonly ok: true; readonly root: YamlNode }
  | { readonly ok: false; readonly problems: readonly YamlProblem[] };

type Yaml = typeof import("yaml");
type LineAt = (offset: number) => number;

/** An anchor used in an anchor used in an anchor can stand for more than fits into memory. */
const MOST_ALIASES = 100;
/** Far more than a list of rules needs; the parser calls itself for each level, and ends the process when the stack does. */
const DEEPEST = 100;
/** One mistake often makes the rest of a text look wrong too. */
const PROBLEMS_SHOWN = 5;

/** Reads YAML 1.2 with the core schema: no tags of other schemas, no key twice, one document. */
export async function readYaml(text: string): Promise<YamlReading> {
  if (isTooDeep(text)) return refused({ line: 1, text: "it is nested too deeply" });
  const yaml = await import("yaml");
  const lines = new yaml.LineCounter();
  const lineAt: LineAt = (offset) => Math.max(1, lines.linePos(offset).line);
  const document = yaml.parseDocument(text, {
    version: "1.2",
    schema: "core",
    resolveKnownTags: false,
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error",
  });
  const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    line: lineAt(pos[0]),
    text: code === "DUPLICATE_KEY" ? `the key ${keyAt(text, pos[0])} is there twice` : message,
  }));
  if (problems.length > 0) return refused(...onePerLine(problems));
  const excess = unreadable(document);
  if (excess !== undefined) return refused({ line: 1, text: excess });
  return { ok: true, root: treeOf(yaml, document, lineAt)(document.contents) };
}

function refused(...problems: readonly YamlProblem[]): YamlReading {
  return { ok: false, problems };
}

function onePerLine(problems: readonly YamlProblem[]): YamlProblem[] {
  const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
  return [...byLine.values()].toSorted((one, other) => one.line - other.line).slice(0, PROBLEMS_SHOWN);
}

/** Brackets in texts count too: nobody has a hundred of them open. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return new RegExp(`(?:[-?:][ \\t]+){${DEEPEST}}`).test(text);
}

function keyAt(text: string, offset: number): string {
  return /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? "";
}

/** Aliases that lead nowhere, in a circle or to too much; what is read once as a whole can be read in parts. */
function unreadable(document: Document.Parsed): string | undefined {
  try {
    JSON.stringify(document.toJS({ maxAliasCount: MOST_ALIASES }));
    return undefined;
  } catch (error) {
    return error instanceof ReferenceError ? error.message : "an alias leads to what it stands in";
  }
}

function treeOf(yaml: Yaml, document: Document.Parsed, lineAt: LineAt) {
  return node;

  function node(given: ParsedNode | Node | null | undefined): YamlNode {
    const found = yaml.isAlias(given) ? given.resolve(document) : given;
    return {
      line: lineAt(found?.range?.[0] ?? 0),
      kind: kindOf(found),
      entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
      plain: (): unknown => found?.toJS(document, { maxAliasCount: MOST_ALIASES }) ?? null,
    };
  }

  function entry(key: unknown, value: unknown): YamlEntry {
    const at = yaml.isNode(key) ? lineAt(key.range?.[0] ?? 0) : 1;
    return { key: keyText(key), line: at, value: node(yaml.isNode(value) ? value : undefined) };
  }

  /** As written: `1.10` is not the number 1.1. */
  function keyText(key: unknown): string {
    if (yaml.isScalar(key)) return key.source ?? String(key.value);
    return yaml.isNode(key) ? JSON.stringify(key.toJS(document)) : "";
  }

  function kindOf(found: Node | undefined | null): YamlNode["kind"] {
    if (yaml.isMap(found)) return "mapping";
    if (yaml.isSeq(found)) return "list";
    const isWritten = yaml.isScalar(found) && !(found.value === null && found.source === "");
    return isWritten ? "scalar" : "blank";
  }
}
