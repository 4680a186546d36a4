/** Simulated document, with the methods that the script of the page uses. */
import type { Attribute, NodeMaker, PageElement, PageNode, Tag } from "../../src/page/client/tree.js";

interface FakeText {
  readonly text: true;
  data: string;
  nextSibling: PageNode | null;
}

export interface FakeElement extends PageElement {
  readonly tag: Tag;
  readonly attributes: Map<Attribute, string>;
  readonly children: (FakeElement | FakeText)[];
}

export interface FakeDocument extends NodeMaker {
  readonly createElement: (tag: Tag) => FakeElement;
  /** Number of inserted and moved nodes. */
  readonly moves: () => number;
}

export function fakeDocument(): FakeDocument {
  let moves = 0;
  const made = new Map<PageNode, FakeElement | FakeText>();
  const note = <Node extends FakeElement | FakeText>(node: Node): Node => {
    made.set(node, node);
    return node;
  };

  function createElement(tag: Tag): FakeElement {
    const children: FakeElement["children"] = [];
    const attributes: FakeElement["attributes"] = new Map();
    const relink = () => {
      for (const [index, child] of children.entries())
        Object.assign(child, { nextSibling: children[index + 1] ?? null });
    };
    const placeOf = (node: PageNode | null): number => {
      const child = node === null ? undefined : made.get(node);
      return child === undefined ? -1 : children.indexOf(child);
    };
    const take = (child: PageNode) => {
      const index = placeOf(child);
      if (index !== -1) children.splice(index, 1);
      return index !== -1;
    };
    return note({
      tag,
      attributes,
      children,
      nextSibling: null,
      get firstChild() {
        return children[0] ?? null;
      },
      insertBefore: (node, before) => {
        const child = made.get(node);
        if (child === undefined) throw new Error("The node is not from this document.");
        moves += 1;
        take(child);
        const index = placeOf(before);
        if (before !== null && index === -1) throw new Error("The next sibling is not a child.");
        children.splice(before === null ? children.length : index, 0, child);
        relink();
      },
      removeChild: (child) => {
        if (!take(child)) throw new Error("The node is not a child.");
        relink();
      },
      setAttribute: (name, value) => void attributes.set(name, value),
      removeAttribute: (name) => void attributes.delete(name),
    });
  }

  const createTextNode = (data: string): FakeText => note({ text: true, data, nextSibling: null });
  return { createElement, createTextNode, moves: () => moves };
}

/** Writes the content of an element as HTML. */
export function outline({ children }: FakeElement): string {
  return children
    .map((child) => {
      if ("text" in child) return child.data;
      const attributes = [...child.attributes].map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
      return `<${child.tag}${attributes.join("")}>${outline(child)}</${child.tag}>`;
    })
    .join("");
}
