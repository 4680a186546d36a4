import type { Alias, Document, Node, ParsedNode, Scalar } from "yaml";

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
const MOST_VALUES = 100_000;
/** Each is looked up among all of them. */
const MOST_ALIASES = 10_000;
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
    text: inOurWords(code, keyAt(text, pos[0])) ?? message,
  }));
  if (problems.length > 0) return refused(...onePerLine(problems));
  const aliases = readAliases(yaml, document, lineAt);
  if ("text" in aliases) return refused(aliases);
  return { ok: true, root: treeOf(yaml, document, aliases, lineAt)(document.contents) };
}

/** What the parser says for programmers, or without the part that matters. */
function inOurWords(code: string, key: string): string | undefined {
  switch (code) {
    case "DUPLICATE_KEY":
      return `the key ${key} is there twice`;
    case "MULTIPLE_DOCS":
      return "a second document begins here, and only one is read; take the line --- out";
    default:
      return undefined;
  }
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

const MERGE_KEY =
  "merge keys (<<) are not supported; write the keys out, or give the whole value as an alias (name: *anchor)";

/** What each alias stands for, or why that cannot be said: it leads nowhere, in a circle or to too much. */
function readAliases(
  yaml: Yaml,
  document: Document.Parsed,
  lineAt: LineAt,
): ReadonlyMap<Alias, Node> | YamlProblem {
  /** How many values stand for each anchor's node; undefined while that is being counted. */
  const counted = new Map<Node, number | undefined>();
  const anchors = new Map<string, Node>();
  const meant = new Map<Alias, Node>();
  let problem: YamlProblem | undefined;
  const total = count(document.contents);
  if (problem !== undefined) return problem;
  if (total > MOST_VALUES)
    return { line: 1, text: `with its aliases it stands for more than ${MOST_VALUES} values` };
  if (meant.size > MOST_ALIASES) return { line: 1, text: `it has more than ${MOST_ALIASES} aliases` };
  return meant;

  /** In the order of the text: an alias means the last anchor of its name before it. */
  function count(node: unknown): number {
    if (yaml.isPair(node)) {
      if (isMergeKey(node.key)) note(node.key, MERGE_KEY);
      return count(node.key) + count(node.value);
    }
    if (yaml.isAlias(node)) return countOfAnchor(node);
    if (!yaml.isNode(node)) return 0;
    if (node.anchor !== undefined) {
      anchors.set(node.anchor, node);
      counted.set(node, undefined);
    }
    const values = yaml.isCollection(node)
      ? node.items.reduce<number>((sum, item) => sum + count(item), 1)
      : 1;
    if (node.anchor !== undefined) counted.set(node, values);
    return values;
  }

  function countOfAnchor(alias: Alias): number {
    const node = anchors.get(alias.source);
    if (node === undefined)
      note(alias, `the alias *${alias.source} has no anchor &${alias.source} before it`);
    else meant.set(alias, node);
    const values = node && counted.get(node);
    if (node !== undefined && values === undefined)
      note(alias, `the alias *${alias.source} leads to what it stands in`);
    return values ?? 1;
  }

  function isMergeKey(key: unknown): key is Scalar {
    return yaml.isScalar(key) && key.type === "PLAIN" && key.value === "<<";
  }

  /** The first one counts. */
  function note(node: Node, text: string): void {
    problem ??= { line: lineAt(node.range?.[0] ?? 0), text };
  }
}

function treeOf(yaml: Yaml, document: Document.Parsed, aliases: ReadonlyMap<Alias, Node>, lineAt: LineAt) {
  return node;

  function node(given: ParsedNode | Node | null | undefined): YamlNode {
    const found = yaml.isAlias(given) ? aliases.get(given) : given;
    return {
      line: lineAt(found?.range?.[0] ?? 0),
      kind: kindOf(found),
      entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
      plain: (): unknown => found?.toJS(document, { maxAliasCount: -1 }) ?? null,
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
