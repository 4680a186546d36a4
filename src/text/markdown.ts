/* Markdown for job summaries. Comments, which notify people, use `comment.ts`. */
import { replaceInvisibleCharacters, shortenJson, shortenText } from "./truncate.js";

/** Characters with a meaning in Markdown or HTML. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;

/**
 * Escapes untrusted text as one line with entities, so that Markdown shows it as text. For comments, use
 * `escapeForComment`.
 */
export function escapeText(text: string): string {
  return escapeMarkdownLine(replaceInvisibleCharacters(text));
}

export function escapeMarkdownLine(line: string): string {
  return line
    .replace(STRUCTURE, asEntity)
    .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
    .replace(/:(?=\/\/)/g, asEntity)
    .replace(/(?<=\bwww)\./gi, asEntity);
}

function asEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

const CODE_CHARACTERS = 1000;

export function toInlineCode(text: string): string {
  return `<code>${escapeText(shortenText(text, CODE_CHARACTERS))}</code>`;
}

/** Formats a string unchanged, and any other value as JSON. */
export function toInlineJson(value: unknown, atMost: number): string {
  return toInlineCode(
    typeof value === "string" ? shortenText(value, atMost) : shortenJson(JSON.stringify(value) ?? "", atMost),
  );
}

const ADDRESS_CHARACTERS = 2000;

/** Returns a link. Returns only the text for an address that is not http(s), is very long or contains a user name. */
export function toLink(text: string, address: string | null | undefined): string {
  return wrapMarkdownInLink(escapeText(text), address);
}

export function wrapMarkdownInLink(markdown: string, address: string | null | undefined): string {
  const target = linkTarget(address ?? "");
  return target === undefined ? markdown : `[${markdown}](${target})`;
}

/** Returns an address that cannot break out of a link or a table; undefined for an unsafe address. */
function linkTarget(address: string): string | undefined {
  if (address.length > ADDRESS_CHARACTERS || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address)) return undefined;
  if (!URL.canParse(address)) return undefined;
  const { origin, username, password, pathname, search, hash } = new URL(address);
  if (username !== "" || password !== "") return undefined;
  const rest = `${pathname}${search}${hash}`.replace(
    /[^\w\-.~/?#:@+,;=&%]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
  return `${origin}${rest.replaceAll("&", "&amp;")}`;
}

interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

export function toPullRequestLink(repository: Repository, number: number): string {
  return wrapMarkdownInLink(`#${number}`, toPullRequestAddress(repository, number));
}

/** Returns the address of a pull request; undefined for a host whose addresses are not known. */
export function toPullRequestAddress(repository: Repository, number: number): string | undefined {
  return addressIn(repository, `pull/${number}`);
}

export function toIssuesAddress(repository: Repository): string | undefined {
  return addressIn(repository, "issues");
}

export function toCommitLink(repository: Repository, sha: string): string {
  return wrapMarkdownInLink(
    toInlineCode(sha),
    addressIn(repository, `commit/${encodeURIComponent(sha.toWellFormed())}`),
  );
}

const GITHUB = /^(github\.com|[a-z0-9-]+\.ghe\.com)$/i;

function addressIn({ host, owner, name }: Repository, path: string): string | undefined {
  if (!GITHUB.test(host)) return undefined;
  const [inOwner, inName] = [owner, name].map((part) => encodeURIComponent(part.toWellFormed()));
  return `https://${host}/${inOwner}/${inName}/${path}`;
}

/** Formats a code block. Its fence has more backticks than any line of the block. */
export function toCodeBlock(lines: readonly string[], language: string): string {
  const content = lines.map(replaceInvisibleCharacters).join("\n");
  const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longestRun + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}

const FOLD = "<details><summary>";

export function formatCollapsedSection(title: string, content: string): string {
  return `${FOLD}${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}

export function isCollapsedSection(markdown: string): boolean {
  return markdown.startsWith(FOLD);
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}

const CELL_CHARACTERS = 300;

export function toCell(text: string | null | undefined): string {
  return escapeText(shortenText(text ?? "", CELL_CHARACTERS));
}

export function joinBlocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

export const FULL_LIST_NOTE = "the complete list is in the file of the output result-file";

export function formatOmittedItemCount(hidden: number, whole = ""): string {
  return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}

interface TableLimit {
  readonly atMost: number;
  readonly whole: string;
}

/** Formats a table of the first items, with the number of omitted items. Creates only the rows that fit. */
export function toLimitedTable<Item>(
  head: readonly string[],
  items: readonly Item[],
  rowOf: (item: Item, index: number) => readonly string[],
  { atMost, whole }: TableLimit,
): string {
  const rows = items.slice(0, atMost).map(rowOf);
  return joinBlocks([toTable(head, rows), formatOmittedItemCount(items.length - rows.length, whole)]);
}

/** Replaces every character that could have a meaning in Mermaid with a space. */
export function keepLettersAndDigits(text: string): string {
  // The first use of `\p{...}` takes milliseconds, so a simpler pattern checks ASCII text.
  const others = /^[ -~]*$/.test(text) ? /[^A-Za-z0-9 ]+/g : /[^\p{L}\p{N} ]+/gu;
  return text.replace(others, " ").replace(/\s+/g, " ").trim();
}

export function toTableSection(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  limit: TableLimit,
): string {
  if (rows.length === 0) return "";
  return joinBlocks([`#### ${title}`, toLimitedTable(head, rows, (texts) => texts.map(toCell), limit)]);
}

export function toBullets(texts: readonly string[], atMost = Number.POSITIVE_INFINITY, format = escapeText): string {
  const shown = texts.slice(0, atMost).map((text) => `- ${format(text)}`);
  return joinBlocks([shown.join("\n"), formatOmittedItemCount(texts.length - shown.length)]);
}
