import { isMap, isNode, isScalar, type LineCounter, visit } from "yaml";

/** The value at a key of a mapping. */
export function at(node: unknown, key: string): unknown {
  return isMap(node) ? node.get(key, true) : undefined;
}

/** The value at a key of a mapping, as a text, when it is a scalar. */
export function textAt(node: unknown, key: string): string | undefined {
  return textOf(at(node, key));
}

/** The text of a scalar, as it is written. */
export function textOf(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

/** Line of a text at which a node begins, from 1. */
export function lineOf(node: unknown, counter: LineCounter): number {
  return isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1;
}

export interface TextNode {
  readonly text: string;
  readonly line: number;
}

/** Every text inside a node, keys of mappings left out. */
export function textsIn(node: unknown, counter: LineCounter): readonly TextNode[] {
  const found: TextNode[] = [];
  if (!isNode(node)) return found;
  visit(node, {
    Scalar(key, scalar) {
      if (key !== "key") found.push({ text: textOf(scalar) ?? "", line: lineOf(scalar, counter) });
    },
  });
  return found;
}
