import { escapeMarkdownLine, toBullets, wrapMarkdownInLink } from "./markdown.js";
import { replaceInvisibleCharacters } from "./truncate.js";

const ZERO_WIDTH_SPACE = "\u200b";
/** Zero-width space as an entity. In the source of a comment, the entity is visible, but the character is not. */
export const ZERO_WIDTH_SPACE_ENTITY = "&#8203;";

/** Characters with which GitHub recognizes `@name`, `#1`, `owner/repo#1`, `GH-1`, addresses and `:emoji:`. */
const SIGNS = /[@#]|gh-(?=\d)|:(?=\/\/)|www(?=\.)|:(?!\d\d:)(?=[\w+-]+:)/gi;
/** Hexadecimal digits that GitHub may link as a commit. */
const HASHES = /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/gi;

/**
 * Escapes untrusted text. GitHub finds mentions, references, links and emoji in the rendered text, so entities do not
 * prevent them, but zero-width spaces do (github/cmark-gfm#181, openjdk/skara#1548, dependabot-core#3157).
 */
export function escapeForComment(text: string): string {
  const broken = replaceInvisibleCharacters(text)
    .replace(SIGNS, `$&${ZERO_WIDTH_SPACE}`)
    .replace(HASHES, (hash) => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`));
  return escapeMarkdownLine(broken).replaceAll(ZERO_WIDTH_SPACE, ZERO_WIDTH_SPACE_ENTITY);
}

export function toBulletsForComment(texts: readonly string[], atMost?: number): string {
  return toBullets(texts, atMost, escapeForComment);
}

/**
 * Returns a link. For an issue or a commit, returns plain text, because GitHub would add a reference to this comment
 * there.
 */
export function toLinkForComment(text: string, address: string | null | undefined): string {
  return wrapMarkdownInLink(escapeForComment(text), isThread(address ?? "") ? undefined : address);
}

function isThread(address: string): boolean {
  const path = URL.canParse(address) ? new URL(address).pathname : "";
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /^\/+[^/]+\/+[^/]+\/+(issues?|pulls?|discussions?|commits?|compare)(\/|$)/i.test(decoded);
}

/** Pattern of a GitHub login. The login of a managed user ends with an underscore and a short code. */
const LOGIN = /^[a-z0-9][a-z0-9-]{0,38}(_[a-z0-9]{1,8})?$/i;

/**
 * Returns a mention, which notifies the account. Returns an empty text for an invalid login, such as the
 * login of an app, which has brackets.
 */
export function toMention(login: string | undefined): string {
  return login !== undefined && LOGIN.test(login) ? `@${login}` : "";
}
