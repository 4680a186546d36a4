/*
 * Text of others in a comment or an issue, where GitHub notifies people and writes cross-references into other threads.
 * `markdown.ts` has the same for a job summary, which does neither.
 */
import { bullets, escapeLine, linkedMarkdown } from "./markdown.js";
import { visibleLine } from "./truncate.js";

const ZERO_WIDTH_SPACE = "\u200b";
/** The same where somebody who reads the source of the comment can see it. */
export const BREAK = "&#8203;";

/** What GitHub looks for: `@name`, `#1` and `owner/repo#1`, `GH-1`, addresses, `:emoji:` but not the time `12:00:00`. */
const SIGNS = /[@#]|gh-(?=\d)|:(?=\/\/)|www(?=\.)|:(?!\d\d:)(?=[\w+-]+:)/gi;
/** GitHub takes 7 to 40 digits for a commit. */
const HASHES = /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/gi;

/**
 * Text of others in a comment or an issue: no structure, and nothing that GitHub makes a mention, a reference, a link
 * or an emoji of. GitHub looks for these in the text of the rendered page, so entities and backslashes do not stop it
 * (github/cmark-gfm#181, openjdk/skara#1548). A zero-width space does (github/cmark-gfm#181; dependabot-core#3157: also
 * in replies by email, which lose code spans). The forms are those of GitHub's page "Autolinked references and URLs".
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

/**
 * A link to somebody else's address, as in a summary. One to an issue, a pull request, a discussion or a commit of any
 * repository stays text: GitHub would write a reference into that thread ("Autolinked references and URLs").
 */
export function commentLink(text: string, address: string | null | undefined): string {
  return linkedMarkdown(commentText(text), isThread(address ?? "") ? undefined : address);
}

function isThread(address: string): boolean {
  const path = URL.canParse(address) ? new URL(address).pathname : "";
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /^\/+[^/]+\/+[^/]+\/+(issues?|pulls?|discussions?|commits?|compare)(\/|$)/i.test(decoded);
}

/** An account of GitHub; one that an enterprise manages has an underscore and a short code at its end. */
const LOGIN = /^[a-z0-9][a-z0-9-]{0,38}(_[a-z0-9]{1,8})?$/i;

/** The one deliberate mention: GitHub notifies this person. Empty for an app, which reads no notifications. */
export function mention(login: string | undefined): string {
  return login !== undefined && LOGIN.test(login) ? `@${login}` : "";
}
