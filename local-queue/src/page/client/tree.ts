/**
 * Parts of the page as plain data. This file updates the document from the data. It changes only nodes that differ, so
 * an open element stays open, and the focus does not move. The browser receives the source of every export of this
 * folder. Each function is therefore exported, and uses only its parameters and functions of its file, but no constants
 * and no imports except types.
 */

type Section = "article" | "aside" | "details" | "div" | "header" | "main" | "nav" | "section" | "summary";
type List = "dd" | "dl" | "dt" | "li" | "ol" | "ul";
type Text =
  | "a"
  | "button"
  | "code"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "input"
  | "label"
  | "p"
  | "pre"
  | "progress"
  | "span"
  | "strong"
  | "time";

/** Elements of the page, without scripts, frames, forms and images. */
export type Tag = Section | List | Text;

type Aria = `aria-${"current" | "controls" | "hidden" | "label" | "labelledby"}`;

type Control = "disabled" | "for" | "name" | "placeholder" | "type" | "value";

/** Attributes of the page. No attribute runs or loads anything, and `href` is a position in this page or a log. */
export type Attribute = Aria | Control | "class" | "datetime" | "href" | "id" | "max" | "role" | "tabindex" | "title";

export type Attributes = { readonly [Name in Attribute]?: string | number };

export interface Leaf {
  readonly tag: Tag;
  /** Name of the element among its siblings. An update finds the element by this name. */
  readonly key: string | null;
  readonly attributes: Attributes;
  readonly children: readonly Child[];
}

export type Child = Leaf | string;

/** Methods of the document that the script uses. No method parses HTML. */
export interface PageNode {
  readonly nextSibling: PageNode | null;
}

interface TextNode extends PageNode {
  data: string;
}

export interface PageElement extends PageNode {
  readonly firstChild: PageNode | null;
  readonly insertBefore: (child: PageNode, before: PageNode | null) => unknown;
  readonly removeChild: (child: PageNode) => unknown;
  readonly setAttribute: (name: Attribute, value: string) => void;
  readonly removeAttribute: (name: Attribute) => void;
}

export interface NodeMaker {
  readonly createElement: (tag: Tag) => PageElement;
  readonly createTextNode: (text: string) => TextNode;
}

export type Patch = (parent: PageElement, children: readonly Child[]) => void;

/** Node of the page, the data that it shows, and its child nodes by name. */
type Shown =
  | { readonly leaf: string; readonly node: TextNode }
  | { readonly leaf: Leaf; readonly node: PageElement; readonly shown: ShownChildren };

type ShownChildren = ReadonlyMap<string, Shown>;

/** Returns a function that updates the content of an element to match a tree. */
export function patcher(document: NodeMaker): Patch {
  const patched = new Map<PageElement, ShownChildren>();
  return (parent, children) => {
    const before = patched.get(parent);
    if (before === undefined) while (parent.firstChild !== null) parent.removeChild(parent.firstChild);
    patched.set(parent, patchChildren(document, parent, before ?? new Map(), children));
  };
}

export function patchChildren(
  document: NodeMaker,
  parent: PageElement,
  before: ShownChildren,
  children: readonly Child[],
): ShownChildren {
  const after = identify(children);
  // Nodes are removed first, because moving a remaining node would move the focus.
  for (const [id, { node }] of before) if (!after.has(id)) parent.removeChild(node);
  let cursor = parent.firstChild;
  const patched = [...after].map(([id, child]) => {
    const shown = patchChild(document, before.get(id), child);
    if (shown.node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(shown.node, cursor);
    return [id, shown] as const;
  });
  return new Map(patched);
}

/** Returns the children by tag, key, and their number among children with the same tag and key. */
export function identify(children: readonly Child[]): ReadonlyMap<string, Child> {
  const counts = new Map<string, number>();
  const named = children.map((child) => {
    const name = typeof child === "string" ? "" : `${child.tag} ${child.key ?? ""}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${count} ${name}`, child] as const;
  });
  return new Map(named);
}

export function patchChild(document: NodeMaker, before: Shown | undefined, child: Child): Shown {
  if (typeof child === "string") {
    const node = before !== undefined && "data" in before.node ? before.node : document.createTextNode(child);
    if (node.data !== child) node.data = child;
    return { leaf: child, node };
  }
  const element = before !== undefined && "shown" in before ? before : undefined;
  const node = element?.node ?? document.createElement(child.tag);
  patchAttributes(node, element?.leaf.attributes ?? {}, child.attributes);
  return { leaf: child, node, shown: patchChildren(document, node, element?.shown ?? new Map(), child.children) };
}

export function patchAttributes(node: PageElement, before: Attributes, after: Attributes): void {
  for (const name of attributeNames({ ...after, ...before })) {
    const value = after[name];
    if (value === before[name]) continue;
    if (value === undefined || (name === "href" && !isWithinPage(`${value}`))) node.removeAttribute(name);
    else node.setAttribute(name, `${value}`);
  }
}

export function attributeNames(attributes: Attributes): readonly Attribute[];
export function attributeNames(attributes: Attributes): readonly string[] {
  return Object.keys(attributes);
}

/** True when an address is a position in this page, this page with another queue, or the log of a test run. */
export function isWithinPage(href: string): boolean {
  return /^(#[a-z]+(-[a-z\d]+)?|\?queue=[\w%.~!*'()-]+|\/_page\/logs\/[a-z\d-]+)$/.test(href);
}
