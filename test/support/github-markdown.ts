import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/**
 * Structure that GitHub finds in Markdown. A `link` is a link in the page, and an `address` is a text that may become a
 * link.
 */
interface Found {
  readonly kind: "mention" | "reference" | "address" | "link" | "emoji" | "tag";
  readonly text: string;
}

/**
 * Finds structure in Markdown in GitHub's order: the page decodes entities, then filters read its text outside of code
 * and links. If GitHub does not document a format, the function may find more than GitHub.
 */
export function findGitHubStructure(markdown: string): readonly Found[] {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const found: Found[] = [];
  const open: string[] = [];
  // A comment does not separate the texts around it.
  for (const part of html.replace(/<!--[\s\S]*?-->/g, "").split(/(<\/?[a-z][^>]*>)/i)) {
    const [, end, tag = "", attributes = ""] = /^<(\/?)([a-z]\w*)([^>]*)>$/i.exec(part) ?? [];
    const name = tag.toLowerCase();
    if (name === "") found.push(...inText(decoded(part), open));
    else if (end === "/" && OWN.has(name)) open.splice(Math.max(0, open.lastIndexOf(name)));
    else {
      found.push(...inTag(name, decoded(attributes)));
      if (!VOID.has(name)) open.push(name);
    }
  }
  return found;
}

/**
 * Finds the structure that other people's texts cause in our comments and issues. Ignores a mention at the start of a
 * paragraph, links to places that are no threads, the link to a merge commit, and numbers of these pull requests.
 */
export function findStructureOfStrangers(
  body: string,
  named: readonly { readonly number: number }[] = [],
): readonly string[] {
  const visible = body.replace(/<!-- merge-queue-action [^<>]* -->/g, "");
  return findGitHubStructure(visible).flatMap(({ kind, text }) => {
    const isOwn =
      (kind === "mention" && visible.includes(`\n\n${text}, `)) ||
      (kind === "link" && /^https?:\/\/(?!www\.|b\.example)/i.test(text)) ||
      (kind === "reference" && text.includes("/local/playground/commit/")) ||
      (kind === "reference" && named.some(({ number }) => text === `#${number}`));
    return isOwn ? [] : [`It has the ${kind} ${text.slice(0, 80)}.`];
  });
}

const VOID: ReadonlySet<string> = new Set(["br", "hr", "img", "input"]);

/** Elements of our pages, and elements that Markdown creates from our own characters. */
const OWN: ReadonlySet<string> = new Set(
  "p ul ol li strong em h1 h2 h3 h4 table thead tbody tr th td br pre code details summary a".split(" "),
);

/** Address of a thread of any repository. GitHub adds a reference to this comment in that thread. */
const THREAD = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(issues|pull|discussions|commit)\/[0-9a-f]+/i;

function inTag(name: string, attributes: string): readonly Found[] {
  if (!OWN.has(name)) return [{ kind: "tag", text: `${name}${attributes}` }];
  const address = /href="([^"]*)"/.exec(attributes)?.[1];
  if (address === undefined) return [];
  return [{ kind: THREAD.test(decodeURI(address)) ? "reference" : "link", text: address }];
}

const FORMS = {
  mention: /(?<!\w)@[a-z0-9][\w/-]*/gi,
  reference: /[\w./-]*#\d+|\bgh-\d+|\b[0-9a-f]{7,40}\b/gi,
  emoji: /:(?!\d\d:)[\w+-]+:/gi,
  address: /\b(?:https?|ftp):\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+/gi,
} as const;

function inText(text: string, open: readonly string[]): readonly Found[] {
  if (["a", "code", "pre", "tt"].some((name) => open.includes(name))) return [];
  return (["mention", "reference", "emoji", "address"] as const).flatMap((kind) =>
    (text.match(FORMS[kind]) ?? []).map((match) => ({ kind, text: match })),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function decoded(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? entity;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
