import { isMap, isNode, isScalar, type LineCounter, visit } from "yaml";

/** Returns the value of a key in a mapping. */
export function at(node: unknown, key: string): unknown {
  return isMap(node) ? node.get(key, true) : undefined;
}

/** Returns the text of a key in a mapping, if it is a scalar. */
export function textAt(node: unknown, key: string): string | undefined {
  return textOf(at(node, key));
}

/** Returns the text of a scalar as in the file. */
export function textOf(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

/** Returns the line where a node starts, from 1. */
export function lineOf(node: unknown, counter: LineCounter): number {
  return isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1;
}

export interface TextNode {
  readonly text: string;
  readonly line: number;
}

/** Returns every text inside a node, without the keys of mappings. */
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
