import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BREAK } from "../text/comment.js";
import { escapeText, lettersAndDigits } from "../text/markdown.js";
import { visibleLine } from "../text/truncate.js";

const MASK = "***";
const MASK_IN_MARKDOWN = escapeText(MASK);
/** A block of code, in which an entity would be shown as it is written; one that is not closed goes to the end. */
const CODE_BLOCK = /^(`{3,})[^`\n]*\n[\s\S]*?(?:^\1`*[ \t]*$|$(?![\s\S]))/gm;

/** A pattern for a secret in one of its forms. */
interface SecretForm {
  /** Characters of the plain form. */
  readonly length: number;
  readonly pattern: string;
}

/** Hides secrets in everything that a run writes, files included: the runner masks its log only. */
export function createRedactor() {
  let forms: readonly SecretForm[] = [];
  let pattern: RegExp | undefined;

  function hide(text: string, mask: string): string {
    return pattern === undefined ? text : text.replace(pattern, mask);
  }

  /** In Markdown the mask must not become emphasis or a line across the page. */
  function hideInMarkdown(text: string): string {
    const parts: string[] = [];
    let end = 0;
    for (const { index, 0: block } of text.matchAll(CODE_BLOCK)) {
      parts.push(hide(text.slice(end, index), MASK_IN_MARKDOWN), hide(block, MASK));
      end = index + block.length;
    }
    return [...parts, hide(text.slice(end), MASK_IN_MARKDOWN)].join("");
  }

  return {
    add(secret: string): void {
      // Diagrams have letters and digits only.
      const bare = lettersAndDigits(secret);
      forms = [
        ...forms,
        { length: secret.length, pattern: escapedOrNot(secret) },
        ...(isTelling(bare) ? [{ length: bare.length, pattern: literal(bare) }] : []),
        ...base64Forms(secret),
        // The longest first: one secret may be a part of another.
      ].toSorted((a, b) => b.length - a.length);
      // In any case: words of the service are written in lower case.
      pattern = new RegExp(forms.map((form) => form.pattern).join("|"), "gi");
    },
    redact: (text: string) => hide(text, MASK),
    /** A line of a log. */
    clean: (text: string) => safeLine(hide(text, MASK)),
    redactMarkdown: hideInMarkdown,
    /** A file, by its name. */
    redactFile: (name: string, text: string) => (name.endsWith(".md") ? hideInMarkdown(text) : hide(text, MASK)),
  };
}

/** Shorter ones could be anybody's words. */
const TELLING_CHARACTERS = 8;

function isTelling(text: string): boolean {
  return text.length >= TELLING_CHARACTERS;
}

/**
 * Each character as it is, or as a text holds it that was made into Markdown, a page, an address or JSON (twice: a
 * message quotes what came, and result-file holds messages). What stands around a character can decide whether it is
 * escaped, so a secret can be escaped in part. Between two characters a comment may have a break.
 */
function escapedOrNot(secret: string): string {
  const mayLoseOthers = isTelling(lettersAndDigits(secret));
  return (secret.match(/\\+|[^\\]/gu) ?? [])
    .map((part) => (part.startsWith("\\") ? backslashes(part.length) : writingsOf(part, mayLoseOthers)))
    .join(`(?:${BREAK})?`);
}

/**
 * The secret as base64 holds it, in either alphabet. The bytes before it, such as a user name, decide which of three
 * texts that is. A first character that it shares with them stays, a last one that it shares is hidden too.
 */
function base64Forms(secret: string): readonly SecretForm[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
    const first = Math.ceil((before * 8) / 6);
    const text = bytes.toString("base64").slice(first, Math.floor((bytes.length * 8) / 6));
    const shared = bytes.length % 3 === 0 ? "" : "[A-Za-z0-9+/_-]?";
    const pattern = `${text.replace(/[+/]/g, inEitherAlphabet)}${shared}`;
    return isTelling(text) ? [{ length: text.length, pattern }] : [];
  });
}

function inEitherAlphabet(character: string): string {
  return `(?:${writingsOf(character, false)}|${writingsOf(character === "+" ? "-" : "_", false)})`;
}

/** A backslash, as it is or as a page or an address holds it. */
const BACKSLASH = "(?:\\\\|&#(?:0*92|x0*5c);|%5c)";
/** What a character that was quoted twice has in front of it. */
const MOST_BACKSLASHES = 3;

/** As one piece: apart from each other they could share a row of backslashes out in endlessly many ways. */
function backslashes(count: number): string {
  return `${BACKSLASH}{${count},${count * (MOST_BACKSLASHES + 1)}}`;
}

/** As services write them into their pages. */
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A pattern for one character. Without enough others beside it, none may be left out: nothing would be left to find. */
function writingsOf(character: string, mayLoseOthers: boolean): string {
  if (/[A-Za-z0-9]/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const named = NAMED_ENTITIES[character] ?? [];
  const asJson = JSON.stringify(character).slice(1, -1);
  const inAddress = Buffer.from(character).toString("hex").replace(/../g, "%$&");
  const plain = [literal(character), `&#(?:0*${code}|x0*${code.toString(16)});`, named, inAddress].flat();
  if (/[ -~]/.test(character)) {
    // States of the service lose their underscores.
    const all = character === "_" && mayLoseOthers ? [...plain, " "] : plain;
    return `${BACKSLASH}{0,${MOST_BACKSLASHES}}(?:${all.join("|")})`;
  }
  const quoted = asJson === character ? [] : [`${BACKSLASH}{1,${MOST_BACKSLASHES}}${literal(asJson.slice(1))}`];
  // A line holds a blank for what nobody can see; diagrams have nothing for any of these.
  const lost = [...(/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? [] : [" "]), ...(mayLoseOthers ? [""] : [])];
  return `(?:${[...quoted, ...plain, ...lost].join("|")})`;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

/** A person reads no longer line, and problems of inputs, of which each is a line, are shorter. */
const LINE_CHARACTERS = 8000;

/**
 * Text of others in the log and in annotations: one visible line that is no command of a runner. `::name::` is one at the
 * start of a line, the older `##[name]` anywhere in it (actions/runner, ActionCommand.cs), as is Azure's `##vso[name]`.
 * Annotations show plain text. Sentences are short by themselves; a long text in one cannot flood the log.
 */
export function safeLine(text: string): string {
  return visibleLine(cut(text))
    .replace(/##(?=\w*\[)/g, "# #")
    .replace(/^(\s*)::/, "$1: :");
}

/** No part of a secret can be left at the end: they are hidden before. */
function cut(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const shown = text.slice(0, LINE_CHARACTERS).toWellFormed();
  return `${shown}… (${text.length} characters in all)`;
}

/** GitHub shows few annotations of a step, and nobody reads many. */
const WARNINGS_SHOWN = 5;

/** Passes on the first five warnings of a run; `rest` says how many there were beyond. */
export function limitWarnings(show: (message: string) => void) {
  let count = 0;
  return {
    warn(message: string): void {
      count += 1;
      if (count <= WARNINGS_SHOWN) show(message);
    },
    rest(): void {
      if (count > WARNINGS_SHOWN) show(`and ${count - WARNINGS_SHOWN} more`);
    },
  };
}

/** Writes a file into a fresh folder below this one, and gives its path. @throws Error of the file system. */
export function temporaryFile(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(mkdtempSync(join(folder, "merge-queue-")), name);
  writeFileSync(path, text);
  return path;
}
