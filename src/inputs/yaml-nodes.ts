import type { Alias, Document, Node } from "yaml";

export interface YamlNode {
  readonly line: number;
  /** Kind of the value. `blank`: the text has no value here. The word `null` is a scalar. */
  readonly kind: "mapping" | "list" | "scalar" | "blank";
  /** Returns the entries of a mapping, with the keys as in the text. Returns an empty list for any other kind. */
  entries(): readonly { readonly key: string; readonly line: number; readonly value: YamlNode }[];
  /** Returns the items of a list. Returns an empty list for any other kind. */
  items(): readonly YamlNode[];
  plain(): unknown;
}

interface YamlProblem {
  readonly line: number;
  readonly text: string;
}

type Yaml = typeof import("yaml");
type LineOf = (node: unknown) => number;

/**
 * Maximum number of values. Each alias counts as all values that it repeats, because nested aliases could use up the
 * memory.
 */
const MOST_VALUES = 100_000;
const MOST_ALIASES = 10_000;
/** Maximum depth. A deeper text could overflow the stack of a recursive parser. */
const DEEPEST = 100;
/** Maximum number of problems to report, because one mistake often causes several problems. */
const PROBLEMS_SHOWN = 5;

/** Reads one YAML 1.2 document with the core schema. Rejects other tags and duplicate keys. */
export async function readYaml(text: string) {
  if (isTooDeep(text)) return rejected(false, { line: 1, text: "the YAML is nested too deeply" });
  const yaml = await import("yaml");
  const lines = new yaml.LineCounter();
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const lineOf: LineOf = (node) => lineAt((yaml.isNode(node) && node.range?.[0]) || 0);
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
    text: problemText(code, message, keyAt(text, pos[0])),
  }));
  if (problems.length > 0) return rejected(document.errors.length > 0, ...onePerLine(problems));
  const { targets, problem } = resolveAliases(yaml, document, lineOf);
  if (problem !== undefined) return rejected(false, problem);
  return { ok: true as const, root: nodesOf(yaml, document, targets, lineOf)(document.contents) };
}

function problemText(code: string, message: string, key: string): string {
  if (code === "DUPLICATE_KEY") return `the key ${key} occurs twice`;
  if (code === "MULTIPLE_DOCS") return "a second document begins here, and only one is allowed; remove the line ---";
  return message;
}

/** Returns the problems of a text. `isInvalid` is false for valid YAML that this reader does not support. */
function rejected(isInvalid: boolean, ...problems: readonly YamlProblem[]) {
  return { ok: false as const, isInvalid, problems };
}

function onePerLine(problems: readonly YamlProblem[]): YamlProblem[] {
  const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
  return [...byLine.values()].toSorted((one, other) => one.line - other.line).slice(0, PROBLEMS_SHOWN);
}

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

/** Finds the node of each alias. Reports a missing anchor, a cycle or too many values. */
function resolveAliases(yaml: Yaml, document: Document.Parsed, lineOf: LineOf) {
  /** Number of values in each anchored node; undefined until the count is complete. */
  const valueCounts = new Map<Node, number | undefined>();
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  let problem: YamlProblem | undefined;
  const total = count(document.contents);
  if (total > MOST_VALUES) note(`the YAML has more than ${MOST_VALUES} values, including repeated values of aliases`);
  if (targets.size > MOST_ALIASES) note(`the YAML has more than ${MOST_ALIASES} aliases`);
  return { targets, problem };

  /** Counts values in the order of the text, because an alias refers to the last anchor before it. */
  function count(node: unknown): number {
    if (yaml.isPair(node)) {
      const { key } = node;
      if (yaml.isScalar(key) && key.type === "PLAIN" && key.value === "<<") note(MERGE_KEY, key);
      return count(key) + count(node.value);
    }
    if (yaml.isAlias(node)) return countOfAnchor(node);
    if (!yaml.isNode(node)) return 0;
    if (node.anchor !== undefined) {
      anchors.set(node.anchor, node);
      valueCounts.set(node, undefined);
    }
    const items = yaml.isCollection(node) ? node.items : [];
    const values = items.reduce<number>((sum, item) => sum + count(item), 1);
    if (node.anchor !== undefined) valueCounts.set(node, values);
    return values;
  }

  function countOfAnchor(alias: Alias): number {
    const node = anchors.get(alias.source);
    if (node === undefined) {
      note(`the alias *${alias.source} has no anchor &${alias.source} before it`, alias);
      return 1;
    }
    targets.set(alias, node);
    const values = valueCounts.get(node);
    if (values === undefined) note(`the alias *${alias.source} refers to a value that contains this alias`, alias);
    return values ?? 1;
  }

  function note(text: string, node?: Node): void {
    problem ??= { line: lineOf(node), text };
  }
}

function nodesOf(yaml: Yaml, document: Document, targets: ReadonlyMap<Alias, Node>, lineOf: LineOf) {
  return toNode;

  function toNode(given: unknown): YamlNode {
    const found = yaml.isAlias(given) ? targets.get(given) : given;
    return {
      line: lineOf(found),
      kind: kindOf(found),
      entries() {
        const pairs = yaml.isMap(found) ? found.items : [];
        return pairs.map(({ key, value }) => ({ key: keyText(key), line: lineOf(key), value: toNode(value) }));
      },
      items: () => (yaml.isSeq(found) ? found.items.map(toNode) : []),
      plain: (): unknown => (yaml.isNode(found) ? found.toJS(document, { maxAliasCount: -1 }) : null),
    };
  }

  /** Returns the text of a key. The key `1.10` must not become the number 1.1. */
  function keyText(key: unknown): string {
    if (yaml.isScalar(key)) return key.source ?? String(key.value);
    return yaml.isNode(key) ? JSON.stringify(key.toJS(document)) : "";
  }

  function kindOf(found: unknown): YamlNode["kind"] {
    if (yaml.isMap(found)) return "mapping";
    if (yaml.isSeq(found)) return "list";
    const isWritten = yaml.isScalar(found) && !(found.value === null && found.source === "");
    return isWritten ? "scalar" : "blank";
  }
}
