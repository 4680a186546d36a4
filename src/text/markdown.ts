/*
 * Markdown for job summaries, and what a comment or an issue shares with them. GitHub makes no notification and no
 * cross-reference of a summary, so text of others only has to be no structure here. A comment takes `comment.ts`.
 */
import { shorten, shortenJson, visibleLine } from "./truncate.js";

/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;

/**
 * Text of others in a job summary: one line, everything that could be structure as an entity. An entity is shown as
 * the character and never read as Markdown or HTML (CommonMark, "Entity and numeric character references"). GitHub may
 * still make a mention or a reference of it, which is only a link there: in a comment use `commentText`.
 */
export function escapeText(text: string): string {
  return escapeLine(visibleLine(text));
}

/** One line with everything that could be structure as an entity. */
export function escapeLine(line: string): string {
  return line
    .replace(STRUCTURE, asEntity)
    .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
    .replace(/:(?=\/\/)/g, asEntity)
    .replace(/(?<=\bwww)\./gi, asEntity);
}

function asEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** Longer than a path that somebody reads. */
const CODE_CHARACTERS = 1000;

/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds and however long it is. */
export function code(text: string): string {
  return `<code>${escapeText(shorten(text, CODE_CHARACTERS))}</code>`;
}

/** A value of a reply or a setting in that face: text as it is, all else as JSON, of so many characters at most. */
export function jsonCode(value: unknown, atMost: number): string {
  return code(typeof value === "string" ? shorten(value, atMost) : shortenJson(JSON.stringify(value) ?? "", atMost));
}

/** Browsers take no longer address in earnest. */
const ADDRESS_CHARACTERS = 2000;

/**
 * A link on somebody else's text to somebody else's address; the text alone unless that is a plain http(s) address.
 * One with a user name in front looks like another host, so it is none.
 */
export function link(text: string, address: string | null | undefined): string {
  return linkedMarkdown(escapeText(text), address);
}

/** The same on a text that is Markdown already. */
export function linkedMarkdown(markdown: string, address: string | null | undefined): string {
  const target = linkTarget(address ?? "");
  return target === undefined ? markdown : `[${markdown}](${target})`;
}

/** The address with everything encoded that could end it in Markdown or in a table. */
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

/** `#7` with a link to the pull request, where its host is a known one. */
export function pullRequestLink(repository: Repository, number: number): string {
  return linkedMarkdown(`#${number}`, addressIn(repository, `pull/${number}`));
}

/** A commit with a link to it, where its host is a known one. */
export function commitLink(repository: Repository, sha: string): string {
  return linkedMarkdown(code(sha), addressIn(repository, `commit/${encodeURIComponent(sha.toWellFormed())}`));
}

/** Hosts that are known to have pull requests and commits at GitHub's addresses. */
const GITHUB = /^(github\.com|[a-z0-9-]+\.ghe\.com)$/i;

function addressIn({ host, owner, name }: Repository, path: string): string | undefined {
  if (!GITHUB.test(host)) return undefined;
  const [inOwner, inName] = [owner, name].map((part) => encodeURIComponent(part.toWellFormed()));
  return `https://${host}/${inOwner}/${inName}/${path}`;
}

/**
 * Lines in a block of code, in which Markdown and HTML mean nothing: each is one line, and none of them can end the
 * block.
 */
export function codeBlock(lines: readonly string[], language: string): string {
  const content = lines.map(visibleLine).join("\n");
  const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longestRun + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}

const FOLD = "<details><summary>";

/** Something long that is folded away under one line. */
export function folded(title: string, content: string): string {
  return `${FOLD}${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}

/** True for a text that begins with something folded. */
export function isFolded(markdown: string): boolean {
  return markdown.startsWith(FOLD);
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** A table of cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}

/** More of a text in a table is not read. */
const CELL_CHARACTERS = 300;

/** Text of somebody else as a cell of a table. */
export function cell(text: string | null | undefined): string {
  return escapeText(shorten(text ?? "", CELL_CHARACTERS));
}

/** Parts of a page, one below the other, without those that have nothing to say. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** For a shortened list. */
export const IN_RESULT_FILE = "the output result-file has them all";

/** How much a shortened list leaves out, and where the whole of it is; empty when it leaves out nothing. */
export function andMore(hidden: number, whole = ""): string {
  return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}

interface TableLimit {
  readonly atMost: number;
  /** Where the whole of it is, for the end of a sentence. */
  readonly whole: string;
}

/** A table of so many rows at most; only what is shown is made into cells, since a list can be long. */
export function limitedTable<Item>(
  head: readonly string[],
  items: readonly Item[],
  rowOf: (item: Item) => readonly string[],
  { atMost, whole }: TableLimit,
): string {
  const rows = items.slice(0, atMost).map(rowOf);
  return paragraphs([table(head, rows), andMore(items.length - rows.length, whole)]);
}

/** All that is no structure in a Mermaid diagram. */
export function lettersAndDigits(text: string): string {
  // Properties of Unicode cost milliseconds when they are first used, and each run asks for its secrets' sake.
  const others = /^[ -~]*$/.test(text) ? /[^A-Za-z0-9 ]+/g : /[^\p{L}\p{N} ]+/gu;
  return text.replace(others, " ").replace(/\s+/g, " ").trim();
}

/** A section with a table of plain texts; empty without any row. */
export function tableSection(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  limit: TableLimit,
): string {
  if (rows.length === 0) return "";
  return paragraphs([`#### ${title}`, limitedTable(head, rows, (texts) => texts.map(cell), limit)]);
}

/** A list of plain texts, of so many at most. */
export function bullets(texts: readonly string[], atMost = Number.POSITIVE_INFINITY, asMarkdown = escapeText): string {
  const shown = texts.slice(0, atMost).map((text) => `- ${asMarkdown(text)}`);
  return paragraphs([shown.join("\n"), andMore(texts.length - shown.length)]);
}
