import { escapeLine, linkMarkdown, toBullets } from "./markdown.js";
import { toVisibleLine } from "./truncate.js";

const ZERO_WIDTH_SPACE = "\u200b";
/** Zero-width space as an entity, which is visible in the source of a comment. */
export const LINK_BREAK = "&#8203;";

/** Signs of `@name`, `#1`, `owner/repo#1`, `GH-1`, addresses and `:emoji:`. */
const SIGNS = /[@#]|gh-(?=\d)|:(?=\/\/)|www(?=\.)|:(?!\d\d:)(?=[\w+-]+:)/gi;
/** Hexadecimal digits that GitHub links as a commit. */
const HASHES = /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/gi;

/**
 * Escapes untrusted text and breaks mentions, references, links and emoji. GitHub finds these in the rendered text, so
 * only a zero-width space breaks them, not an entity (github/cmark-gfm#181, openjdk/skara#1548, dependabot-core#3157).
 */
export function escapeForComment(text: string): string {
  const broken = toVisibleLine(text)
    .replace(SIGNS, `$&${ZERO_WIDTH_SPACE}`)
    .replace(HASHES, (hash) => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`));
  return escapeLine(broken).replaceAll(ZERO_WIDTH_SPACE, LINK_BREAK);
}

export function toCommentBullets(texts: readonly string[], atMost?: number): string {
  return toBullets(texts, atMost, escapeForComment);
}

/** Returns a link, or text if GitHub would add a reference to the linked thread. */
export function toCommentLink(text: string, address: string | null | undefined): string {
  return linkMarkdown(escapeForComment(text), isThread(address ?? "") ? undefined : address);
}

function isThread(address: string): boolean {
  const path = URL.canParse(address) ? new URL(address).pathname : "";
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /^\/+[^/]+\/+[^/]+\/+(issues?|pulls?|discussions?|commits?|compare)(\/|$)/i.test(decoded);
}

/** Login of an account; a managed account ends with an underscore and a short code. */
const LOGIN = /^[a-z0-9][a-z0-9-]{0,38}(_[a-z0-9]{1,8})?$/i;

/** Returns a mention that notifies a person; empty for an app. */
export function toMention(login: string | undefined): string {
  return login !== undefined && LOGIN.test(login) ? `@${login}` : "";
}
