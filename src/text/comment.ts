/** Text of others in comments and issues, where GitHub notifies people and adds cross-references. */
import { bullets, escapeLine, linkedMarkdown } from "./markdown.js";
import { visibleLine } from "./truncate.js";

const ZERO_WIDTH_SPACE = "\u200b";
/** The same, visible in the source of the comment. */
export const BREAK = "&#8203;";

/** GitHub's patterns: `@name`, `#1`, `owner/repo#1`, `GH-1`, addresses, `:emoji:`. */
const SIGNS = /[@#]|gh-(?=\d)|:(?=\/\/)|www(?=\.)|:(?!\d\d:)(?=[\w+-]+:)/gi;
/** GitHub takes 7 to 40 hexadecimal digits for a commit. */
const HASHES = /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/gi;

/**
 * Escapes text of others and breaks mentions, references, links and emoji. GitHub looks for these in the rendered text,
 * so entities and backslashes do not stop them; a zero-width space does (github/cmark-gfm#181, openjdk/skara#1548,
 * dependabot-core#3157). Patterns: GitHub's page "Autolinked references and URLs".
 */
export function commentText(text: string): string {
  const broken = visibleLine(text)
    .replace(SIGNS, `$&${ZERO_WIDTH_SPACE}`)
    .replace(HASHES, (hash) => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`));
  return escapeLine(broken).replaceAll(ZERO_WIDTH_SPACE, BREAK);
}

export function commentBullets(texts: readonly string[], atMost?: number): string {
  return bullets(texts, atMost, commentText);
}

/** A link to an issue, pull request, discussion or commit stays text: GitHub would add a reference to that thread. */
export function commentLink(text: string, address: string | null | undefined): string {
  return linkedMarkdown(commentText(text), isThread(address ?? "") ? undefined : address);
}

function isThread(address: string): boolean {
  const path = URL.canParse(address) ? new URL(address).pathname : "";
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /^\/+[^/]+\/+[^/]+\/+(issues?|pulls?|discussions?|commits?|compare)(\/|$)/i.test(decoded);
}

/** Managed accounts end with an underscore and a short code. */
const LOGIN = /^[a-z0-9][a-z0-9-]{0,38}(_[a-z0-9]{1,8})?$/i;

/** GitHub notifies this person. Empty for an app. */
export function mention(login: string | undefined): string {
  return login !== undefined && LOGIN.test(login) ? `@${login}` : "";
}
