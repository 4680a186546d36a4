import { withoutFences } from "../support/fences.js";

/** The anchors that GitHub gives a page: one for each heading, and those that the page sets itself. */
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

/** GitHub's rule: lower case, spaces to hyphens, and nothing but letters, digits, hyphens and underscores. */
function slugOf(heading: string): string {
  return heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<[^>]*>/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}
