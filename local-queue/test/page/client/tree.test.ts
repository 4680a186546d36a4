import { describe, expect, test } from "vitest";
import { type Attributes, type Child, type Leaf, patcher, type Tag } from "../../../src/page/client/tree.js";
import { type FakeElement, fakeDocument, outline } from "../../support/fake-document.js";
import { type Random, seeded } from "../../support/seeded.js";

function h(tag: Tag, attributes: Attributes & { readonly key?: string }, ...children: readonly Child[]): Leaf {
  const { key = null, ...rest } = attributes;
  return { tag, key, attributes: rest, children };
}

function page() {
  const document = fakeDocument();
  const root = document.createElement("div");
  const patch = patcher(document);
  return { document, root, patch: (...children: readonly Child[]) => patch(root, children) };
}

function elementIn(parent: FakeElement, ...path: readonly number[]): FakeElement {
  const [index, ...rest] = path;
  if (index === undefined) return parent;
  const child = parent.children[index];
  if (child === undefined || "text" in child) throw new Error("There is no such element.");
  return elementIn(child, ...rest);
}

const boxes = (...keys: readonly string[]) => keys.map((key) => h("li", { key }, key));

describe("patcher", () => {
  test("changes the document until the document matches the tree", () => {
    const { root, patch } = page();
    patch(h("p", { class: "why", title: "a" }, "Behind ", h("a", { href: "#pr-3" }, "#3"), "."));
    expect(outline(root)).toBe('<p class="why" title="a">Behind <a href="#pr-3">#3</a>.</p>');
    patch(h("p", { class: "how" }, "Merged"));
    expect(outline(root)).toBe('<p class="how">Merged</p>');
  });

  test("replaces the first content of the document", () => {
    const { document, root, patch } = page();
    root.insertBefore(document.createTextNode("Connecting"), null);
    patch(h("p", {}, "Live"));
    expect(outline(root)).toBe("<p>Live</p>");
  });

  test("changes nothing when the tree is equal", () => {
    const { document, root, patch } = page();
    patch(...boxes("a", "b"));
    const [before, moves] = [[...root.children], document.moves()];
    patch(...boxes("a", "b"));
    expect(root.children).toEqual(before);
    expect(root.children[0]).toBe(before[0]);
    expect(document.moves()).toBe(moves);
  });

  test("moves no node when the first node is removed and another node is added at the end", () => {
    const { document, root, patch } = page();
    patch(...boxes("a", "b", "c"));
    const b = elementIn(root, 1);
    const moves = document.moves();
    patch(...boxes("b", "c", "d"));
    expect(outline(root)).toBe("<li>b</li><li>c</li><li>d</li>");
    expect(elementIn(root, 0)).toBe(b);
    expect(document.moves() - moves, "one new element and its text").toBe(2);
  });

  test("moves the existing node, and creates no new node, when the node has a key", () => {
    const { root, patch } = page();
    patch(...boxes("a", "b", "c"));
    const [a, c] = [elementIn(root, 0), elementIn(root, 2)];
    patch(...boxes("c", "b", "a"));
    expect([elementIn(root, 0), elementIn(root, 2)]).toEqual([c, a]);
    expect(elementIn(root, 2)).toBe(a);
  });

  test("keeps an element open when a paragraph before the element is added or removed", () => {
    const { root, patch } = page();
    const details = h("details", {}, h("summary", {}, "Details"));
    patch(h("p", {}, "one"), details);
    const open = elementIn(root, 1);
    patch(details);
    expect(elementIn(root, 0)).toBe(open);
    patch(h("p", {}, "one"), h("p", {}, "two"), details);
    expect(elementIn(root, 2)).toBe(open);
  });

  test.each([
    "javascript:alert(1)",
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/v1/submit",
    "#pr-1 onclick",
    "?queue=a b",
    "?queue=x#y",
    "data:text/html,x",
    "",
  ])("removes the external link to %j", (href) => {
    const { root, patch } = page();
    patch(h("a", { href }, "there"));
    expect(outline(root)).toBe("<a>there</a>");
    patch(h("a", { href: "#pr-1" }, "there"));
    patch(h("a", { href }, "there"));
    expect(outline(root)).toBe("<a>there</a>");
  });

  test.each(["#queue", "#pr-12", "#not-ready", "?queue=local%2Fplayground%3Amain"])("allows the link to %s", (href) => {
    const { root, patch } = page();
    patch(h("a", { href }));
    expect(outline(root)).toBe(`<a href="${href}"></a>`);
  });

  test("creates the same document from any previous document, also with repeated keys", () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = seeded(seed);
      const [fresh, used] = [page(), page()];
      for (let round = 0; round < 4; round += 1) used.patch(...someTree(random, 3));
      const last = someTree(random, 3);
      fresh.patch(...last);
      used.patch(...last);
      expect(outline(used.root), `seed ${seed}`).toBe(outline(fresh.root));
    }
  });
});

function someTree(random: Random, depth: number): readonly Child[] {
  return Array.from({ length: random.below(5) }, () => {
    if (depth === 0 || random.chance(0.3)) return random.one(["x", "y", ""]);
    const attributes = {
      ...(random.chance(0.5) && { key: random.one(["a", "b", "c", "d"]) }),
      ...(random.chance(0.5) && { class: random.one(["one", "two"]) }),
      ...(random.chance(0.3) && { href: random.one(["#queue", "javascript:1"]) }),
    };
    return h(random.one(["p", "li"]), attributes, ...someTree(random, depth - 1));
  });
}
