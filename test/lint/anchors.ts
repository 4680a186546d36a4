import { withoutFences } from "../support/fences.js";

/** Returns the anchors of a page on GitHub: one for each heading, and those that the page defines. */
export function anchors(markdown: string): ReadonlySet<string> {
  const text = withoutFences(markdown);
  const found = new Set([...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name]) => name ?? ""));
  const uses = new Map<string, number>();
  for (const [, heading = ""] of text.matchAll(/^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/gm)) {
    const slug = slugOf(heading);
    const before = uses.get(slug) ?? 0;
    uses.set(slug, before + 1);
    found.add(before === 0 ? slug : `${slug}-${before}`);
  }
  return found;
}

/**
 * Applies GitHub's rule: lower case, spaces become hyphens, and only letters, digits, hyphens and underscores remain.
 */
function slugOf(heading: string): string {
  return heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<[^>]*>/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}
