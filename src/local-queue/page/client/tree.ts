/**
 * The part of the page's script that touches the document. What the page shows is a tree of plain data; this makes the
 * document equal to it, and leaves alone what is equal already, so that what is open stays open and keeps the focus.
 *
 * The browser gets these functions as their source, so each of them works with what it is given and nothing else: no
 * import but of types, no name of the file around it.
 */

/** Everything that the page is made of. There is no script, frame, form or image among them. */
export type Tag =
  | "a"
  | "article"
  | "aside"
  | "code"
  | "dd"
  | "details"
  | "div"
  | "dl"
  | "dt"
  | "footer"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "header"
  | "li"
  | "main"
  | "nav"
  | "ol"
  | "p"
  | "progress"
  | "section"
  | "span"
  | "strong"
  | "summary"
  | "time"
  | "ul";

/** Attributes that may be set: none of them runs or fetches anything, and `href` leads to places of this page only. */
export type Attribute =
  | "aria-current"
  | "aria-hidden"
  | "aria-label"
  | "aria-labelledby"
  | "class"
  | "datetime"
  | "href"
  | "id"
  | "max"
  | "role"
  | "tabindex"
  | "title"
  | "value";

export type Attributes = { readonly [Name in Attribute]?: string | number };

export interface Leaf {
  readonly tag: Tag;
  /** Tells it apart from its neighbours, where these come and go. */
  readonly key: string | null;
  readonly attributes: Attributes;
  readonly children: readonly Child[];
}

export type Child = Leaf | string;

/** As much of the document's interface as the script uses: nothing that reads a text as HTML is in it. */
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

/** Gives the function that makes what is in an element equal to a tree. */
export function patcher(document: NodeMaker): Patch {
  interface Text {
    readonly kind: "text";
    readonly node: TextNode;
    text: string;
  }
  interface Element {
    readonly kind: "element";
    readonly node: PageElement;
    readonly tag: Tag;
    readonly key: string | null;
    attributes: Attributes;
    made: readonly Made[];
  }
  type Made = Text | Element;

  const shown = new Map<PageElement, readonly Made[]>();

  /** Both lists go in step; what has a key is found wherever it was. */
  function match(old: readonly Made[], children: readonly Child[]): readonly (Made | undefined)[] {
    const keyed = new Map<string, Made>();
    for (const made of old)
      if (made.kind === "element" && made.key !== null) keyed.set(`${made.tag} ${made.key}`, made);
    const rest = old.filter((made) => made.kind === "text" || made.key === null);
    let next = 0;
    return children.map((child) => {
      if (typeof child !== "string" && child.key !== null) {
        const name = `${child.tag} ${child.key}`;
        const found = keyed.get(name);
        keyed.delete(name);
        return found;
      }
      const index = rest.findIndex((made, at) => at >= next && isAlike(made, child));
      if (index === -1) return undefined;
      next = index + 1;
      return rest[index];
    });
  }

  function isAlike(made: Made, child: Child): boolean {
    return typeof child === "string" ? made.kind === "text" : made.kind === "element" && made.tag === child.tag;
  }

  function patchList(parent: PageElement, old: readonly Made[], children: readonly Child[]): readonly Made[] {
    const matches = match(old, children);
    const kept = new Set(matches);
    // First what goes, so that what stays does not have to be moved, which would take the focus from it.
    for (const made of old) if (!kept.has(made)) parent.removeChild(made.node);
    let cursor = parent.firstChild;
    return children.map((child, index) => {
      const made = patchOne(matches[index], child);
      if (made.node === cursor) cursor = cursor.nextSibling;
      else parent.insertBefore(made.node, cursor);
      return made;
    });
  }

  function patchOne(old: Made | undefined, child: Child): Made {
    if (typeof child === "string") {
      if (old?.kind !== "text") return { kind: "text", node: document.createTextNode(child), text: child };
      if (old.text !== child) old.node.data = child;
      old.text = child;
      return old;
    }
    const made = old?.kind === "element" ? old : newElement(child);
    setAttributes(made.node, made.attributes, child.attributes);
    made.attributes = child.attributes;
    made.made = patchList(made.node, made.made, child.children);
    return made;
  }

  function newElement({ tag, key }: Leaf): Element {
    return { kind: "element", node: document.createElement(tag), tag, key, attributes: {}, made: [] };
  }

  function setAttributes(node: PageElement, before: Attributes, after: Attributes): void {
    for (const name of namesOf(before)) if (after[name] === undefined) node.removeAttribute(name);
    for (const name of namesOf(after)) {
      const value = after[name];
      if (value === undefined || value === before[name]) continue;
      if (name === "href" && !isOwnPlace(`${value}`)) node.removeAttribute(name);
      else node.setAttribute(name, `${value}`);
    }
  }

  function namesOf(attributes: Attributes): readonly Attribute[];
  function namesOf(attributes: Attributes): readonly string[] {
    return Object.keys(attributes);
  }

  /** A part of this page, or this page with another queue. */
  function isOwnPlace(href: string): boolean {
    return /^(#[a-z]+(-[a-z\d]+)?|\?queue=[\w%.~!*'()-]+)$/.test(href);
  }

  /** What the document came with makes room. */
  function clear(parent: PageElement): readonly Made[] {
    while (parent.firstChild !== null) parent.removeChild(parent.firstChild);
    return [];
  }

  return (parent, children) => {
    shown.set(parent, patchList(parent, shown.get(parent) ?? clear(parent), children));
  };
}
